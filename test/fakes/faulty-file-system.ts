import type { AppendFile, DurableFileSystem } from '../../electron/store/file-system.ts'

/** Operations that change the disk, in the order in which they are asked for. */
export type DiskOperation =
  | 'ensureFolder'
  | 'openAppend'
  | 'write'
  | 'sync'
  | 'truncate'
  | 'rename'
  | 'remove'
  | 'syncFolder'

/** What happens at one operation: an error code, or `kill` = from here on nothing reaches the disk or returns. */
export type Fault = 'ENOSPC' | 'EIO' | 'EPERM' | 'kill'

export type FaultPlan = (operation: DiskOperation, index: number, path: string) => Fault | null

export type FaultyFileSystem = DurableFileSystem & {
  /** Operations so far. */
  readonly operations: readonly DiskOperation[]
  /** Resolves once the process is killed and its last operations have ended, as the system closes its files. */
  readonly killed: Promise<void>
}

/** The real disk with chosen failures. A failed or killed write leaves half of its bytes in the file. */
export function createFaultyFileSystem(inner: DurableFileSystem, plan: FaultPlan): FaultyFileSystem {
  const operations: DiskOperation[] = []
  const life = createLife()
  const attempt = async <T>(operation: DiskOperation, path: string, work: () => Promise<T>): Promise<T> => {
    const fault = life.isOver() ? 'kill' : plan(operation, operations.length, path)
    operations.push(operation)
    if (fault === 'kill') return life.end()
    if (fault !== null) throw systemError(fault)
    return life.during(work)
  }
  const faultyFile = (file: AppendFile, path: string): AppendFile => {
    life.opened(file)
    return {
      write: async (bytes) => {
        const fault = life.isOver() ? 'kill' : plan('write', operations.length, path)
        operations.push('write')
        if (life.isOver()) return life.end()
        await life.during(() => file.write(fault === null ? bytes : bytes.subarray(0, Math.floor(bytes.length / 2))))
        if (fault === 'kill') return life.end()
        if (fault !== null) throw systemError(fault)
      },
      sync: () => attempt('sync', path, () => file.sync()),
      close: () => life.closed(file),
    }
  }
  return {
    ...inner,
    operations,
    killed: life.over,
    ensureFolder: (folder) => attempt('ensureFolder', folder, () => inner.ensureFolder(folder)),
    openAppend: (path, mode) =>
      attempt('openAppend', path, async () => faultyFile(await inner.openAppend(path, mode), path)),
    truncate: (path, sizeBytes) => attempt('truncate', path, () => inner.truncate(path, sizeBytes)),
    rename: (from, to) => attempt('rename', to, () => inner.rename(from, to)),
    remove: (path) => attempt('remove', path, () => inner.remove(path)),
    syncFolder: (folder) => attempt('syncFolder', folder, () => inner.syncFolder(folder)),
  }
}

type Life = {
  readonly over: Promise<void>
  isOver(): boolean
  end(): Promise<never>
  during<T>(work: () => Promise<T>): Promise<T>
  opened(file: AppendFile): void
  closed(file: AppendFile): Promise<void>
}

function createLife(): Life {
  const files = new Set<AppendFile>()
  let running = 0
  let ended = false
  let report: () => void = () => undefined
  const over = new Promise<void>((resolve) => (report = resolve))
  const settle = async (): Promise<void> => {
    if (!ended || running > 0) return
    const left = [...files]
    files.clear()
    await Promise.all(left.map((file) => file.close()))
    report()
  }
  const never = new Promise<never>(() => undefined)
  return {
    over,
    isOver: () => ended,
    end: () => {
      ended = true
      void settle()
      return never
    },
    during: async (work) => {
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        void settle()
      }
    },
    opened: (file) => void files.add(file),
    closed: async (file) => {
      if (files.delete(file)) await file.close()
    },
  }
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made to fail`), { code })
}
