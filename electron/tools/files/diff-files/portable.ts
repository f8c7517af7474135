import { portableTool } from '../../../machines/portable/define-portable.ts'
import { compareFiles } from './compare.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => compareFiles(args, ports.edits) })
