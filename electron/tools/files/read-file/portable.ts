import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readFile } from './read.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports, signal }) => readFile(args, ports.edits, signal),
})
