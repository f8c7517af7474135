import type { CodeSearchPort } from '../../contract/code-search-port.ts'
import { createCodeSearch, type CodeFolders } from '../../executors/code-search/code-search.ts'
import type { FileJudge } from '../../executors/files/workspaces/file-judge.ts'
import { createCodeIndexFiles } from '../../store/code-index-files.ts'
import type { DataFolder } from '../../store/data-folder.ts'
import type { BackendPorts } from '../host-ports.ts'

export type CodeSearchHereDeps = {
  readonly data: Pick<DataFolder, 'codeIndexes'>
  readonly platform: NodeJS.Platform
  readonly judgeFile: FileJudge
  readonly codeFolders: CodeFolders
  readonly ports: Pick<BackendPorts, 'fileSystem' | 'ids' | 'logger' | 'clock'>
}

/** Code of this computer, in the workspaces of the moment. Who may ask for it is judged before. */
export function codeSearchHere({ data, platform, judgeFile, codeFolders, ports }: CodeSearchHereDeps): CodeSearchPort {
  return createCodeSearch({
    ...codeFolders,
    platform,
    judge: judgeFile,
    store: createCodeIndexFiles({ ...ports, folder: data.codeIndexes }),
    now: () => ports.clock.now(),
  })
}
