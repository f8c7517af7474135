import { revertFiles } from '../../../contract/edit-steps.ts'
import { portableTool } from '../../../machines/portable/define-portable.ts'
import { writeFile } from './write.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: ({ args, ports }) => writeFile(args, ports.edits),
  undo: ({ ports }, done) => revertFiles(done, ports.edits),
})
