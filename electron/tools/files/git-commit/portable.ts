import { portableTool } from '../../../machines/portable/define-portable.ts'
import { commitFiles, undoCommit } from './commit.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports, signal }) => commitFiles(args, ports.commits, signal),
  undo: ({ ports, signal }, done) => undoCommit(done, ports.commits, signal),
})
