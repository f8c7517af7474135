import { portableTool } from '../../../machines/portable/define-portable.ts'
import { searchWeb } from './search-web.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => searchWeb(args, ports.web) })
