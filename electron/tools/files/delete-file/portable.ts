import { revertFiles } from '../../../contract/edit-steps.ts'
import { portableTool } from '../../../machines/portable/define-portable.ts'
import { deleteFile } from './delete.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports }) => deleteFile(args, ports.edits),
  undo: ({ ports }, done) => revertFiles(done, ports.edits),
})
