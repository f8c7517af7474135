import { lstat, readlink, realpath } from 'node:fs/promises'

import { errorCode } from '../../../kernel/error-code.ts'
import type { Workspace } from '../../../../shared/domain/workspace.ts'
import { realPlace, type Seen } from '../../../policy/paths/follow-links.ts'
import {
  createEntryFilter,
  judgeFile,
  type AskedFile,
  type FileGround,
  type FileKind,
  type FileQuestion,
  type FileVerdict,
} from '../../../policy/paths/judge-file.ts'
import { rulesFor, type PathRules } from '../../../policy/paths/path-rules.ts'
import { placeOf, type Place } from '../../../policy/paths/place.ts'

export type FileJudgeDeps = {
  readonly platform: NodeJS.Platform
  /** Those of now. */
  readonly workspaces: () => readonly Workspace[]
  /** Folders that nobody reads or writes through a workspace: Deskmedic's own, and Windows itself. */
  readonly closedFolders: () => readonly string[]
}

/** Judges files of this computer as it is at this moment. @throws never */
export type FileJudge = (question: FileQuestion) => Promise<FileVerdict>

/** A folder that an agent names: where it really is, and what in it the agent may know of. Null = it stays closed. @throws never */
export type FolderJudge = (folder: AskedFile) => Promise<JudgedFolder | null>

export type JudgedFolder = {
  readonly path: string
  readonly isOpen: (entry: { readonly path: string; readonly isDirectory: boolean }) => boolean
}

export type Judges = { readonly judgeFile: FileJudge; readonly judgeFolder: FolderJudge }

export function createJudges(deps: FileJudgeDeps): Judges {
  const rules = rulesFor(deps.platform)
  const disk = { look: lookHere, kindOf: kindHere }
  return {
    judgeFile: async (question) => judgeFile(question, await groundHere(deps, rules), disk),
    judgeFolder: async (folder) => {
      const ground = await groundHere(deps, rules)
      const judged = await judgeFile({ ...folder, use: 'read', confined: true }, ground, disk)
      if (judged.verdict === 'refuse') return null
      const filter = createEntryFilter(ground)
      const isOpen: JudgedFolder['isOpen'] = ({ path, isDirectory }) => {
        const place = placeOf(path, rules)
        return place !== null && filter({ place, isFolder: isDirectory })
      }
      return { path: judged.file.path, isOpen }
    },
  }
}

async function groundHere(deps: FileJudgeDeps, rules: PathRules): Promise<FileGround> {
  const workspaces = deps.workspaces().map(async (workspace) => ({
    workspace,
    root: await realPlaceHere(workspace.path, rules),
  }))
  const closed = deps.closedFolders().map((folder) => realPlaceHere(folder, rules))
  return {
    rules,
    workspaces: await Promise.all(workspaces),
    closed: (await Promise.all(closed)).filter((place) => place !== null),
  }
}

/** Where a folder of this computer really is; null = it is not there, or nobody can say. */
export async function realPlaceHere(path: string, rules: PathRules): Promise<Place | null> {
  const written = placeOf(path, rules)
  if (written === null) return null
  const real = await realPlace({ place: written, rules, look: lookHere })
  return real.verdict === 'allow' && real.present === real.place.names.length ? real.place : null
}

/** What lies at a path of this computer; a link is not followed. */
export async function lookHere(path: string): Promise<Seen> {
  if (letterRoot.test(path)) return letterHere(path)
  try {
    // Junctions and mount points are links too; Node reports them as symbolic links.
    const stats = await lstat(path)
    if (!stats.isSymbolicLink()) return 'there'
    return { target: await readlink(path).catch(() => null) }
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable'
  }
}

const letterRoot = /^[A-Za-z]:\\$/

/** A letter that `subst` has given to a folder leads there; one of a drive, or of a share, is what it is. */
async function letterHere(root: string): Promise<Seen> {
  const real = await realpath(root).catch(() => root)
  const isAnother = real.slice(0, 2).toUpperCase() !== root.slice(0, 2).toUpperCase()
  return isAnother && /^[A-Za-z]:\\/.test(real) ? { target: real } : 'there'
}

async function kindHere(path: string): Promise<FileKind> {
  try {
    const stats = await lstat(path)
    if (stats.isFile()) return 'file'
    return stats.isDirectory() ? 'folder' : 'other'
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'missing' : 'unreadable'
  }
}
