import type { CodeSearchPort } from './code-search-port.ts'
import type { GitCommitPort } from './git-commit-port.ts'
import type { GitPort } from './git-port.ts'
import type { ContentSearchPort } from './content-search-port.ts'
import type { FileEditsPort } from './file-edits-port.ts'
import type { ProgramRunPort } from './program-run-port.ts'
import type { StepState } from './step-state.ts'
import type { TellProgress } from './tell-progress.ts'
import type { WebPort } from './web-port.ts'

/** Effects that a Node step may use: everything that touches the PC comes through here. */
export type NodeStepPorts = {
  readonly files: FilesPort
  /** Text files in workspaces that may be written. */
  readonly edits: FileEditsPort
  /** Lines of text files. */
  readonly contents: ContentSearchPort
  readonly network: NetworkPort
  readonly git: GitPort
  readonly commits: GitCommitPort
  readonly code: CodeSearchPort
  readonly programs: ProgramRunPort
  readonly bundles: BundlePort
  /** Results of the checks of this PC, newest first; null = cannot be read. */
  readonly storedResults: (limit: number) => Promise<readonly StoredResult[] | null>
  /** Milliseconds since the epoch, of the PC that is looked at. */
  readonly now: () => number
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Milliseconds the person has not touched the PC, and lock state; null = cannot be read. */
  readonly session: { idleMs(): Promise<number | null>; locked(): Promise<boolean | null> }
  /** External pages and services, for this run. */
  readonly web: WebPort
  /** Tells how far this run is; may be told as often as one likes. */
  readonly progress: TellProgress
  /** The screens in use; null = this host has no windows and cannot see them. */
  readonly screens: () => Promise<readonly ScreenFacts[] | null>
  /** The kinds of content on the clipboard, never the content; null = this host has no windows and cannot see them. */
  readonly clipboardFormats: () => Promise<readonly string[] | null>
}

/** A screen as programs see it: size in pixels of the screen itself, `scale` 1 = 100 %. */
export type ScreenFacts = {
  readonly label: string | null
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly rotation: number
  readonly refreshHz: number
  readonly internal: boolean
}

/** The result of a check that was run before. */
export type StoredResult = {
  readonly tool: string
  readonly atUtc: string
  readonly verdict: string
  readonly result: Readonly<Record<string, unknown>>
  /** The same without free text: numbers, switches and words of closed lists. */
  readonly typed: Readonly<Record<string, unknown>>
}

/** One file of a bundle: a text, or a copy of a file that lies in the private folder of the run. */
export type BundlePart = { readonly name: string } & ({ readonly text: string } | { readonly path: string })

export type PackedBundle = {
  readonly path: string
  readonly sizeBytes: number
}

export type BundlePort = {
  /**
   * Writes a new ZIP file with these parts into `folder`, or into the private folder for bundles when that is null. No
   * file is replaced, and no link is followed for a part. @throws when it could not be written.
   */
  pack(parts: readonly BundlePart[], folder: string | null): Promise<PackedBundle>
  /** Size and SHA-256 (hex) of a part; null = it cannot be read. */
  measure(part: BundlePart): Promise<{ readonly sizeBytes: number; readonly sha256: string } | null>
}

/** What is the same for every run; external access is made for each. */
export type SharedStepPorts = Omit<NodeStepPorts, 'web' | 'progress'> & {
  /** The same files, of which a tool sees no more than an agent may that names them. */
  readonly forAgents: Pick<NodeStepPorts, 'files' | 'edits' | 'contents'>
}

/** The ports of one run. What names no files is not held to workspaces: it reads what its tool says, nothing else. */
export function portsOfRun<Ports extends SharedStepPorts>(ports: Ports, confined: boolean): Ports {
  return confined ? { ...ports, ...ports.forAgents } : ports
}

/** What a folder says of an entry by itself. */
export type NamedEntry = Pick<FileEntry, 'path' | 'name' | 'isDirectory' | 'isLink' | 'isHidden'>

/** What has a name in a folder and is neither file, folder nor link; opening it could wait for ever, or set a device going. */
export type SpecialFile = 'pipe' | 'socket' | 'device'

export type FileEntry = {
  readonly path: string
  readonly name: string
  readonly isDirectory: boolean
  /** Symbolic link or junction: `isDirectory` is false, and it is never followed. */
  readonly isLink: boolean
  /** Null = a file, a folder or a link. */
  readonly special: SpecialFile | null
  readonly isHidden: boolean
  /** Its content is only in the cloud: `sizeBytes` is the size it would have here. Opening it would download it. */
  readonly isPlaceholder: boolean
  readonly sizeBytes: number
  readonly modifiedUtc: string
}

/**
 * Walks give folders before what is in them, never follow links and never open a cloud placeholder.
 * A folder that is missing, may not be seen or cannot be read: `list` gives null, `walk` gives `unreadable`.
 */
export type FilesPort = {
  list(folder: string, signal: AbortSignal): Promise<readonly FileEntry[] | null>
  walk(folder: string, options: WalkOptions): AsyncIterable<FileEntry | { readonly unreadable: string }>
  readTail(path: string, maxBytes: number): Promise<string | null>
  /** Bytes that this account may still write on the drive of a folder; null = cannot be read. */
  freeBytes(folder: string): Promise<number | null>
  /**
   * Opens a regular file whose real path lies inside one of these folders (links and `..` resolved, compared as the
   * file system does). `chunks` gives its bytes in order and may be left early.
   */
  open(
    path: string,
    options: { readonly within: readonly string[]; readonly signal: AbortSignal },
  ): Promise<OpenedFile | 'outside' | 'unreadable'>
  /**
   * Writes files into a new backup folder that only administrators can open, flushed to disk, and gives the name of the
   * backup. `latin1` writes one byte for each character: text of a step that was decoded as `bytes`.
   * @throws when a file could not be written: a fix must not go on without its backup.
   */
  keepBackup(label: string, files: readonly BackupFile[]): Promise<string>
  /** Where a file of such a backup is. @throws when there is none: a name leads to no other place. */
  findBackup(name: string, file: string): Promise<string>
  /**
   * Moves folders out of the way into a new folder below `keptIn`, for seven days: all of them or none. Links are
   * refused, and so is everything whose real path does not lie inside `within`.
   * @throws when one could not be moved, such as a folder that is in use.
   */
  setAside(folders: readonly string[], options: SetAsideOptions): Promise<readonly MovedFolder[]>
  /** Puts back what `setAside` moved. What is in its place by now is set aside instead. @throws when it cannot. */
  putBack(moved: readonly MovedFolder[], options: PutBackOptions): Promise<void>
}

export type WalkOptions = {
  readonly signal: AbortSignal
  readonly maxEntries: number
  /** Paths of folders that are named but not entered. */
  readonly closed?: readonly string[]
  /** Folders above each other that are read; absent = all of them. */
  readonly depth?: number
  /** `may_be_link` = where the folder itself is a link, what it leads to is meant; `is_real` = not even the way to it has one. */
  readonly root?: 'may_be_link' | 'is_real'
  /** Which entries are given; `stop` = nothing more is. Absent = all. What is not wanted costs no look at it. */
  readonly wants?: (named: NamedEntry) => boolean | 'stop'
  /** Which folders are entered; absent = all. */
  readonly enters?: (named: NamedEntry) => boolean
  /** Where only files of certain names are wanted: the same once more as data. Whoever walks may then ask `wants` about less. */
  readonly files?: WantedFiles
}

/** Files by their names. Nothing but these is given; `wants` is asked about each of them. */
export type WantedFiles = {
  /** Of `*` and `?`, without case, as the tool that searches for files reads it. */
  readonly glob: string
  readonly includeHidden: boolean
  /** Only those that changed after; milliseconds since the epoch, null = all. */
  readonly afterMs: number | null
  /** So many are enough. */
  readonly most: number
  /** Told now and then how many names were read since the last time; false = nothing more is wanted. */
  readonly seen: (names: number) => boolean
}

export type SetAsideOptions = {
  /** Start of the name of the new folder. */
  readonly label: string
  readonly within: string
  /** On the same drive: nothing is copied. */
  readonly keptIn: string
  /** The time now: what has been there for seven days is deleted. */
  readonly nowMs: number
}

export type PutBackOptions = Pick<SetAsideOptions, 'within' | 'keptIn'>

export type MovedFolder = { readonly from: string; readonly to: string }

export type BackupFile = { readonly name: string; readonly text: string; readonly encoding: 'utf8' | 'latin1' }

export type OpenedFile = {
  readonly sizeBytes: number
  readonly chunks: AsyncIterable<Uint8Array>
  /** Lines of a large file, without reading it here; null = `chunks` has to be read. Absent = nobody can. */
  readonly findLines?: (question: LineQuestion) => Promise<FoundBytes | null>
}

/** Lines that hold one of these texts of ASCII in small letters, whatever case they are written in. */
export type LineQuestion = {
  readonly wanted: readonly string[]
  /** The newest so many. */
  readonly most: number
  /** Whether a file that begins so may be compared byte by byte. */
  readonly isFit: (start: Uint8Array) => boolean
  readonly signal: AbortSignal
  /** Told the share of the file that was looked through. */
  readonly onProgress?: (share: number) => void
}

/** `bytes` = a letter for each byte of the line, without its break; `isCut` = there are more than these. */
export type FoundBytes = {
  readonly found: readonly { readonly line: number; readonly bytes: string }[]
  readonly isCut: boolean
}

export type NetworkPort = {
  /** False where the network mode lets nothing reach this host: outside online mode only addresses of the own network are. */
  mayReach(host: string): boolean
  /** Addresses of the name servers that programs of this PC use, in order. */
  ownNameServers(): readonly string[]
  /**
   * Time of a TCP connection in milliseconds, or null when it could not be made within `timeoutMs`. `not_tried`: forbidden by the network
   * mode, which says nothing about the host.
   */
  connect(
    host: string,
    port: number,
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<number | null | 'not_tried'>
  /** Addresses of a name: asked of a name server past the hosts file, or as programs of this PC see it. */
  lookUp(name: string, options: LookUpOptions): Promise<NameAnswer>
}

export type LookUpOptions = {
  readonly source: 'name_server' | 'system'
  /** Address of the name server to ask; null = the own ones. */
  readonly server: string | null
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export type FoundAddress = { readonly address: string; readonly family: 4 | 6; readonly ttlSec: number | null }

export type NameAnswer =
  | { readonly status: 'found'; readonly addresses: readonly FoundAddress[] }
  /** `unknown_name`: a server said so. `no_address`: the name exists without one. `silent`: no server answered. */
  | { readonly status: 'unknown_name' | 'no_address' | 'silent' }
  /** Could not be tried: forbidden by the network mode, or not possible here. */
  | { readonly status: 'not_tried' }

export type NodeStepContext<P = StepState['p'], R = StepState['r']> = {
  readonly state: StepState<P, R>
  readonly ports: NodeStepPorts
  readonly signal: AbortSignal
  /** The private folder of this run (`{runtime.dir}` of native steps), removed when it ends; absent where a tool has no steps. */
  readonly runFolder?: () => Promise<string>
}

/**
 * Returns the fields this step gives; a field that could not be read is null and named in `unavailable`. A step that could do
 * nothing at all returns a `stepFailure`. `P` = arguments of its tool, held
 * against its schema there; `R` = result of the fix that an undo step reads.
 */
export type NodeStepRun<P = StepState['p'], R = StepState['r']> = (
  context: NodeStepContext<P, R>,
) => Promise<Record<string, unknown>>
