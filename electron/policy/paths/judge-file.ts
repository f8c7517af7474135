import { blockPath, type PathBlock, type PathCode } from '../../../shared/domain/path-sandbox.ts'
import { neverOpened, type FileReason, type FileUse, type Workspace } from '../../../shared/domain/workspace.ts'
import { realPlace, type Seen } from './follow-links.ts'
import { isHiddenBelow } from './hidden.ts'
import { judgePathText } from './judge-path.ts'
import { alwaysClosed, closingLast, closingPattern, isAmong } from './patterns.ts'
import type { PathRules } from './path-rules.ts'
import { isIn, pathOf, placeOf, volumeOf, type Place } from './place.ts'

/** A file or folder that somebody asks for. */
export type AskedFile = {
  /** Whole; or, with `workspace`, from that folder on. A relative path alone begins with the name of a workspace. */
  readonly path: string
  readonly workspace?: string | undefined
  /** True = hidden files are meant as well. */
  readonly withHidden?: boolean | undefined
}

export type FileQuestion = AskedFile & {
  readonly use: FileUse
  /** True = nothing outside the workspaces, as for agents and models. */
  readonly confined: boolean
}

/** A workspace with the real place of its folder; null = it is not there now. */
export type OpenWorkspace = { readonly workspace: Workspace; readonly root: Place | null }

/** What lies at a real place. */
export type FileKind = 'file' | 'folder' | 'other' | 'missing' | 'unreadable'

/** What has to be known to judge a file. */
export type FileGround = {
  readonly rules: PathRules
  readonly workspaces: readonly OpenWorkspace[]
  /** Real places that are Deskmedic's own, or Windows itself. */
  readonly closed: readonly Place[]
}

export type Disk = {
  readonly look: (path: string) => Promise<Seen>
  readonly kindOf: (path: string) => Promise<FileKind>
}

export type FileRefusal = {
  readonly reason: FileReason
  /** The step of the path sandbox; null = the path is fine, what was said of the folder forbids it. */
  readonly step: number | null
  readonly workspace: string | null
  readonly pattern: string | null
  /** Names that there are, where the one that was given is none of them. */
  readonly known: readonly string[]
}

export type JudgedFile = {
  /** Without links. */
  readonly path: string
  readonly place: Place
  /** Null = outside of all of them, which only a person may name. */
  readonly workspace: Workspace | null
  /** Where the workspace really is; outside of all, the top of the drive. */
  readonly root: Place
  readonly kind: FileKind
}

export type FileVerdict =
  | { readonly verdict: 'allow'; readonly file: JudgedFile }
  | { readonly verdict: 'refuse'; readonly refusal: FileRefusal }

/** Whether a file may be read or written: the one judge of every path that names a file of this PC. */
export async function judgeFile(question: FileQuestion, ground: FileGround, disk: Disk): Promise<FileVerdict> {
  const start = startOf(question, ground)
  if ('refusal' in start) return { verdict: 'refuse', refusal: start.refusal }
  const { look, kindOf } = disk
  const real = await realPlace({ place: start.place, rules: ground.rules, look })
  if (real.verdict === 'block') return refuse(real.code, start.named)
  const isPresent = real.present === real.place.names.length
  const kind = isPresent ? await kindOf(pathOf(real.place, ground.rules)) : 'missing'
  return verdictAt({ question, ground, start }, { place: real.place, links: real.links, kind })
}

/** Where a path begins, by its text alone. */
type Start = { readonly place: Place; readonly named: OpenWorkspace | null }

function startOf(question: FileQuestion, ground: FileGround): Start | { readonly refusal: FileRefusal } {
  const { rules, workspaces } = ground
  const asked = withWorkspace(question, rules)
  if (asked.workspace === undefined) {
    // Which drive is meant would depend on where the program happens to be.
    if (rules.style === 'win32' && volumeOf(asked.path, rules) === null) return refusalOf(blockPath('drive_relative'))
    const judged = judgePathText({ root: topFor(asked.path, ground), input: asked.path, rules })
    return judged.verdict === 'block' ? refusalOf(judged) : { place: judged.place, named: null }
  }
  const named = workspaces.find(({ workspace }) => workspace.name === asked.workspace)
  if (named === undefined) {
    const known = workspaces.map(({ workspace }) => workspace.name)
    return { refusal: { ...plain('unknown_workspace', asked.workspace), known } }
  }
  if (named.root === null) return refusalOf(blockPath('not_readable'), named)
  const judged = judgePathText({ root: named.root, input: asked.path, rules })
  return judged.verdict === 'block' ? refusalOf(judged, named) : { place: judged.place, named }
}

type Followed = { readonly place: Place; readonly links: number; readonly kind: FileKind }
type Judging = { readonly question: FileQuestion; readonly ground: FileGround; readonly start: Start }

/** What is said to a place without links. */
function verdictAt({ question, ground, start }: Judging, { place, links, kind }: Followed): FileVerdict {
  const { rules, closed } = ground
  const open = start.named === null ? workspaceOf(place, ground) : isInside(place, start.named, rules)
  const outside = links > 0 && startsInside(start, ground) ? 'leads_outside' : 'outside'
  if (open === null && (start.named !== null || question.confined || question.use === 'write'))
    return refuse(outside, start.named)
  // What a person names outside of the workspaces, their account may read: there this judge adds nothing. A tool
  // goes through all of a folder: an agent gets none with something closed in it.
  const isClosed =
    open !== null && closed.some((own) => isIn(place, own, rules) || (question.confined && isIn(own, place, rules)))
  if (isClosed) return refuse('own_folder', open)
  const root = open?.root ?? { volume: place.volume, names: [] }
  const refused = open === null ? null : refusedIn(open.workspace, { place, root, kind, question, rules })
  if (refused !== null) return { verdict: 'refuse', refusal: refused }
  const always = alwaysClosed(place.names.slice(root.names.length))
  if (always !== null) return { verdict: 'refuse', refusal: { ...plain('never', nameOf(open)), pattern: always } }
  return {
    verdict: 'allow',
    file: { path: pathOf(place, rules), place, workspace: open?.workspace ?? null, root, kind },
  }
}

type InWorkspace = {
  readonly place: Place
  readonly root: Place
  readonly kind: FileKind
  readonly question: FileQuestion
  readonly rules: PathRules
}

function refusedIn(workspace: Workspace, { place, root, kind, question, rules }: InWorkspace): FileRefusal | null {
  const { name, access, only, never } = workspace
  if (question.use === 'write' && access === 'read') return plain('read_only', name)
  const below = place.names.slice(root.names.length)
  const pattern = closingPattern(below, never)
  if (pattern !== null) return { ...plain('never', name), pattern }
  if (kind !== 'folder' && !isAmong(below, only, rules.style === 'win32'))
    return { ...plain('not_only', name), pattern: only.join(', ') }
  return question.withHidden !== true && isHiddenBelow(place, root) ? refusalOf(blockPath('hidden')).refusal : null
}

/** A relative path begins with the name of a workspace. */
function withWorkspace({ path, workspace }: FileQuestion, rules: PathRules): AskedFile {
  if (workspace !== undefined || volumeOf(path, rules) !== null) return { path, workspace }
  const text = path.replace(rules.separators, rules.separator)
  if (text.startsWith(rules.separator)) return { path, workspace }
  const [name = '', ...rest] = text.split(rules.separator)
  return { path: rest.join(rules.separator), workspace: name }
}

/** The top of the drive that a whole path begins with. A server is asked only where a workspace is on it. */
function topFor(path: string, { rules, workspaces }: FileGround): Place {
  const volume = volumeOf(path, rules) ?? ''
  const isServer = volume.startsWith('\\\\')
  const same = workspaces.find(({ root }) => root !== null && rules.sameName(root.volume) === rules.sameName(volume))
  return { volume: isServer && same === undefined ? '' : volume, names: [] }
}

/** One entry of a folder that is open to an agent, at its real place. */
export type EntryBelow = { readonly place: Place; readonly isFolder: boolean }

/**
 * Which entries of folders that are open to an agent it may know of: what was said of each workspace holds inside of it as well. The folders
 * on the way to an entry were asked for before.
 */
export function createEntryFilter(ground: FileGround): (entry: EntryBelow) => boolean {
  const { rules, closed } = ground
  const isAlwaysClosed = closingLast(neverOpened)
  const closing = new Map(ground.workspaces.map(({ workspace }) => [workspace.name, closingLast(workspace.never)]))
  return ({ place, isFolder }) => {
    const open = workspaceOf(place, ground)
    const root = open?.root ?? null
    if (open === null || root === null || closed.some((own) => isIn(place, own, rules))) return false
    const { name, only } = open.workspace
    const below = place.names.slice(root.names.length)
    if (below.length > 0 && (isAlwaysClosed(below) || closing.get(name)?.(below) === true)) return false
    return isFolder || isAmong(below, only, rules.style === 'win32')
  }
}

/** The innermost one: what was said of a folder inside another counts. */
function workspaceOf(place: Place, { workspaces, rules }: FileGround): OpenWorkspace | null {
  const around = workspaces.filter((open) => isInside(place, open, rules) !== null)
  return around.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? null
}

function isInside(place: Place, open: OpenWorkspace, rules: PathRules): OpenWorkspace | null {
  return open.root !== null && isIn(place, open.root, rules) ? open : null
}

function depthOf({ root }: OpenWorkspace): number {
  return root?.names.length ?? 0
}

function startsInside({ place, named }: Start, { workspaces, rules }: FileGround): boolean {
  const written = workspaces.map(({ workspace }) => placeOf(workspace.path, rules))
  return named !== null || written.some((folder) => folder !== null && isIn(place, folder, rules))
}

function nameOf(open: OpenWorkspace | null): string | null {
  return open?.workspace.name ?? null
}

function plain(reason: FileReason, workspace: string | null): FileRefusal {
  return { reason, step: null, workspace, pattern: null, known: [] }
}

function refusalOf({ code, step }: PathBlock, open: OpenWorkspace | null = null): { readonly refusal: FileRefusal } {
  return { refusal: { ...plain(code, nameOf(open)), step } }
}

function refuse(reason: PathCode | 'own_folder', open: OpenWorkspace | null): FileVerdict {
  const refusal = reason === 'own_folder' ? plain(reason, nameOf(open)) : refusalOf(blockPath(reason), open).refusal
  return { verdict: 'refuse', refusal }
}
