import { portableTool } from '../../../machines/portable/define-portable.ts'
import { postMessage } from './post-message.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => postMessage(args, ports.web) })
