import { portableTool } from '../../../machines/portable/define-portable.ts'
import { fetchPage } from './read-page.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({ run: ({ args, ports }) => fetchPage(args, ports.web) })
