import { portableTool } from '../../../machines/portable/define-portable.ts'
import { run } from './run.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports, signal }) => run(args, { ...ports, signal }) })
