import { portableTool } from '../../../machines/portable/define-portable.ts'
import { downloadFile } from './download.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => downloadFile(args, ports.web) })
