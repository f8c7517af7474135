import { portableTool } from '../../../machines/portable/define-portable.ts'
import { callApi } from './call-api.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => callApi(args, ports.web) })
