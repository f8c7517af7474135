import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readContents } from './look.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => readContents(args, ports.edits) })
