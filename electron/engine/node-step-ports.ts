import path from 'node:path'

import { createHistoryFile } from '../audit/history.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import { createBackups } from '../executors/files/backups.ts'
import { createBundlePort } from '../executors/files/bundle-port.ts'
import { createFilesPort } from '../executors/files/files-port.ts'
import { createNetworkPort } from '../executors/http/network-port.ts'
import { createLineSearch } from '../executors/files/line-search/line-search.ts'
import { createNameSearch } from '../executors/files/name-search/name-search.ts'
import { createPrivateAddressTest } from '../executors/http/private-address.ts'
import { createTrafficCounter } from '../executors/http/traffic-counter.ts'
import type { Result } from '../kernel/result.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { DataFolder } from '../store/data-folder.ts'
import type { SharedStepPorts, StoredResult } from '../contract/node-step.ts'
import { loadTools } from '../registry/folders.ts'
import { typedFields } from '../contract/typed-fields.ts'
import type { CodeFolders } from '../executors/code-search/code-search.ts'
import { codeSearchHere } from './files/code-search-here.ts'
import { createConfinedFiles } from '../executors/files/workspaces/confined-files.ts'
import type { FileJudge, FolderJudge } from '../executors/files/workspaces/file-judge.ts'
import { contentSearchHere } from './files/content-search-here.ts'
import { fileEditsHere } from './files/file-edits-here.ts'
import type { BackendPorts } from './host-ports.ts'
import type { ProgramPortsHere } from './programs-here.ts'

export type NodeStepPortsDeps = ProgramPortsHere & {
  readonly data: DataFolder
  readonly platform: NodeJS.Platform
  readonly mode: () => NetworkMode
  /** Judges what is edited. */
  readonly judgeFile: FileJudge
  /** Judges folders that agents name. */
  readonly judgeFolder: FolderJudge
  readonly codeFolders: CodeFolders
  /** The folder of backups, closed to everybody but administrators. */
  readonly openBackups: () => Promise<Result<string>>
  readonly ports: BackendPorts
}

/** The effects that Node steps may use, on this computer. */
export function createNodeStepPorts(deps: NodeStepPortsDeps): SharedStepPorts {
  const { data, platform, mode, openBackups, git, commits, programs, ports } = deps
  const { environment, ids, clock } = ports
  const threads = { names: createNameSearch(platform, ports.folders), lines: createLineSearch() }
  const files = createFilesPort(platform, createBackups({ openRoot: openBackups, ids }), threads)
  const edits = fileEditsHere(deps)
  const contents = contentSearchHere({ ...deps, environment })
  return {
    files,
    edits: edits.own,
    contents: contents.own,
    forAgents: {
      files: createConfinedFiles(files, deps.judgeFolder),
      edits: edits.confined,
      contents: contents.confined,
    },
    git,
    commits,
    programs,
    code: codeSearchHere(deps),
    bundles: createBundlePort({ root: path.join(data.root, 'bundles'), ids }),
    storedResults: (limit) => storedResults(ports, { file: data.history, limit }),
    network: createNetworkPort({
      mode,
      isInternal: createPrivateAddressTest(),
      timers: systemTimers,
      sent: ports.sent ?? createTrafficCounter(),
      clock,
    }),
    now: () => clock.now(),
    environment,
    // A terminal does not see the person's hands: that needs the desktop app.
    screens: ports.screens ?? (() => Promise.resolve(null)),
    clipboardFormats: ports.clipboardFormats ?? (() => Promise.resolve(null)),
    session: ports.presence ?? { idleMs: () => Promise.resolve(null), locked: () => Promise.resolve(null) },
  }
}

type StoredQuery = { readonly file: string; readonly limit: number }

/** Results of checks of real computers only: those of the simulation are no evidence. */
async function storedResults(
  { fileSystem }: BackendPorts,
  { file, limit }: StoredQuery,
): Promise<readonly StoredResult[] | null> {
  const found = await createHistoryFile({ fileSystem, file }).search({ text: '', limit })
  if (!found.ok) return null
  const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
  return found.value.flatMap(({ call }) => {
    if (call.state !== 'succeeded' || call.target.kind === 'simulated') return []
    const { tool: name, verdict, result } = call
    const tool = tools.get(name)
    // What an earlier version could do and this one cannot is known to nobody here.
    const typed = tool ? typedFields(tool.result(), result) : {}
    return [{ tool: name, atUtc: new Date(call.endedAt).toISOString(), verdict, result, typed }]
  })
}
