import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'

import type { ContentSearchPort } from '../../contract/content-search-port.ts'
import { createConfirmFiles } from '../../executors/content-search/confirm-in-threads.ts'
import type { ContentSearchDeps } from '../../executors/content-search/content-search.ts'
import type { FolderJudge, JudgedFolder } from '../../executors/files/workspaces/file-judge.ts'
import { buildHostEnvironment, systemRootOf } from '../../executors/process/host-environment.ts'
import { createProcessStarter } from '../../executors/process/start-process.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { closingLast } from '../../policy/paths/patterns.ts'
import { neverOpened } from '../../../shared/domain/workspace.ts'
import { setUpFolder } from '../set-up-folder.ts'

export type ContentSearchHereDeps = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly judgeFolder: FolderJudge
}

/** Search in text files of this computer: as a person may read them, and as an agent may. */
export function contentSearchHere({ platform, environment, judgeFolder }: ContentSearchHereDeps): {
  readonly own: ContentSearchPort
  readonly confined: ContentSearchPort
} {
  const timers = systemTimers
  const deps = {
    ripgrep: ripgrepHere,
    startProcess: createProcessStarter({ platform, systemRoot: systemRootOf(environment), timers }),
    environment: buildHostEnvironment(environment, platform),
    timers,
    confirm: createConfirmFiles(),
  }
  return {
    own: searching({ ...deps, folder: ownFolder }),
    confined: searching({ ...deps, folder: (folder) => judgeFolder({ path: folder, withHidden: true }) }),
  }
}

/** Loaded with the first search: the tables of old encodings come with it. */
function searching(deps: ContentSearchDeps): ContentSearchPort {
  return {
    search: async (...asked) => {
      const { createContentSearch } = await import('../../executors/content-search/content-search.ts')
      return createContentSearch(deps).search(...asked)
    },
  }
}

/** A person may search where their account may read; what stays closed to every program stays so here. */
async function ownFolder(folder: string): Promise<JudgedFolder | null> {
  const real = await realpath(folder).catch(() => null)
  const isClosed = closingLast(neverOpened)
  return real === null ? null : { path: real, isOpen: ({ path: entry }) => !isClosed([path.basename(entry)]) }
}

/** The program of its package, or beside the packaged app; null = there is none for this computer. */
async function ripgrepHere(): Promise<string | null> {
  const name = process.platform === 'win32' ? 'rg.exe' : 'rg'
  const packaged = path.join(setUpFolder(), 'resources', 'ripgrep', name)
  if (existsSync(packaged)) return packaged
  try {
    const { rgPath } = await import('@vscode/ripgrep')
    return existsSync(rgPath) ? rgPath : null
  } catch {
    return null
  }
}
