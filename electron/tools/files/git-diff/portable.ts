import { portableTool } from '../../../machines/portable/define-portable.ts'
import { ask, record } from './read.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => record(args, await ask(args, ports.git, signal)),
})
