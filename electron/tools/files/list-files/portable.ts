import { closedFolders } from '../../../machines/portable/closed-folders.ts'
import { portableTool } from '../../../machines/portable/define-portable.ts'
import { listFolder } from './list-folder.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports, signal }) => listFolder(args, { ports, signal, closed: closedFolders(ports.platform) }),
})
