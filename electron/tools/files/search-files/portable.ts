import { closedFolders } from '../../../machines/portable/closed-folders.ts'
import { portableTool } from '../../../machines/portable/define-portable.ts'
import { findFiles } from './find-files.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const found = await findFiles(args, { ports, signal, closed: closedFolders(ports.platform) })
    return 'root' in found ? { ...found, deleted: null } : found
  },
})
