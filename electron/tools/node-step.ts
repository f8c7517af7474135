import type { StepState } from './define-tool.ts'

/** Effects that a Node step may use: everything that touches the PC comes through here. */
export type NodeStepPorts = {
  readonly files: FilesPort
  readonly network: NetworkPort
  /** Milliseconds since the epoch, of the PC that is looked at. */
  readonly now: () => number
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Milliseconds the person has not touched the PC, and lock state; null = cannot be read. */
  readonly session: { idleMs(): Promise<number | null>; locked(): Promise<boolean | null> }
}

export type FileEntry = {
  readonly path: string
  readonly name: string
  readonly isDirectory: boolean
  readonly sizeBytes: number
  readonly modifiedUtc: string
}

/** Walks never follow links and skip cloud placeholders. */
export type FilesPort = {
  list(folder: string, signal: AbortSignal): Promise<readonly FileEntry[] | null>
  walk(
    folder: string,
    options: { readonly signal: AbortSignal; readonly maxEntries: number },
  ): AsyncIterable<FileEntry | { readonly unreadable: string }>
  readTail(path: string, maxBytes: number): Promise<string | null>
}

export type NetworkPort = {
  /** Time of a TCP connection in milliseconds, or null when it could not be made within `timeoutMs`. */
  connect(
    host: string,
    port: number,
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<number | null>
}

export type NodeStepContext = {
  readonly state: StepState
  readonly ports: NodeStepPorts
  readonly signal: AbortSignal
}

/** Returns the fields this step gives; a field that could not be read is null and named in `unavailable`. */
export type NodeStepRun = (context: NodeStepContext) => Promise<Record<string, unknown>>
