import { portableTool } from '../../../machines/portable/define-portable.ts'
import { searchCode } from './search.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports, signal }) => searchCode(args, ports, signal),
})
