/** Wall clock of this computer. The PC that is looked at has its own time: see `Machine.now`. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Randomness and ids. */
export type Ids = {
  /** A new id, unique and sortable by time of creation: letters and digits only. */
  newId(): string
  /** `count` random bytes as lower-case hex. */
  randomHex(count: number): string
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Technical log. Never shown to lay people, never contains secrets or arguments. */
export type Logger = {
  log(level: LogLevel, message: string, data?: Readonly<Record<string, unknown>>): void
}

export const silentLogger: Logger = { log: () => undefined }

/** Names that one holder at a time has. The system gives a name free when its holder ends, however it ends. */
export type SystemLocks = {
  /** Null = somebody else has it. @throws system errors. */
  take(name: string): Promise<SystemLock | null>
}

export type SystemLock = { release(): Promise<void> }
