import { definePart } from './part.ts'

export type PageFileState = { path: string; initialBytes: number; maximumBytes: number }

export type MemoryState = {
  /** What Windows itself has promised, besides programs. */
  systemCommitBytes: number
  systemWorkingSetBytes: number
  nonpagedBytes: number
  /** What a driver that leaks takes in an hour, until the next start. */
  nonpagedLeakBytesPerHour: number
  pageFiles: PageFileState[]
}

const mebibyte = 1_048_576
const freshNonpagedBytes = 600_000_000
const hourMs = 3_600_000

function initialMemory(): MemoryState {
  return {
    systemCommitBytes: 6_466_000_000,
    systemWorkingSetBytes: 8_415_900_000,
    nonpagedBytes: freshNonpagedBytes,
    nonpagedLeakBytesPerHour: 0,
    pageFiles: [{ path: 'C:\\pagefile.sys', initialBytes: 2432 * mebibyte, maximumBytes: 4096 * mebibyte }],
  }
}

export type PageFileUse = { path: string; allocatedMB: number; usedMB: number; peakMB: number }

/** Memory of the whole PC, derived from its programs, its page files and the time since the last start. */
export type Memory = {
  freeBytes(): number
  commitPct(): number
  pagesPerSec(): number
  nonpagedBytes(): number
  pageFiles(): PageFileUse[]
  advance(durationMs: number): void
  /** Drivers start anew and hold as little as on a fresh PC. */
  onBoot(): void
}

export type MemoryDeps = {
  readonly processes: () => readonly { readonly privateBytes: number; readonly workingSetBytes: number }[]
  readonly uptimeSec: () => number
  readonly ramBytes: () => number
}

/** Windows frees cached memory until only this is left. */
const leastFreeBytes = 300_000_000
/** Page files grow when more than this part of all memory is promised. */
const growAtShare = 0.94
const leftoverBytesPerDay = 155_000_000
const leftoverFreeDays = 7

function createMemory(memory: MemoryState, deps: MemoryDeps): Memory {
  const leakedBytes = (): number => memory.nonpagedBytes - freshNonpagedBytes
  const committedBytes = (): number => {
    const programs = deps.processes().reduce((sum, process) => sum + process.privateBytes, 0)
    return memory.systemCommitBytes + leakedBytes() + programs + leftoverBytes(deps.uptimeSec())
  }
  const allocated = (file: PageFileState): number => {
    const wantedBytes = committedBytes() / growAtShare - deps.ramBytes()
    return Math.min(file.maximumBytes, Math.max(file.initialBytes, wantedBytes))
  }
  const limitBytes = (): number => memory.pageFiles.reduce((sum, file) => sum + allocated(file), deps.ramBytes())
  const freeBytes = (): number => {
    const programs = deps.processes().reduce((sum, process) => sum + process.workingSetBytes, 0)
    return Math.max(leastFreeBytes, deps.ramBytes() - memory.systemWorkingSetBytes - leakedBytes() - programs)
  }
  const short = (): boolean => freeBytes() === leastFreeBytes
  return {
    freeBytes,
    commitPct: () => Math.min(100, (100 * committedBytes()) / limitBytes()),
    pagesPerSec: () => (short() ? 640 : 3),
    nonpagedBytes: () => memory.nonpagedBytes,
    advance: (durationMs) => {
      memory.nonpagedBytes += Math.round((memory.nonpagedLeakBytesPerHour * durationMs) / hourMs)
    },
    onBoot: () => {
      memory.nonpagedBytes = freshNonpagedBytes
    },
    pageFiles: () =>
      memory.pageFiles.map((file) => {
        const allocatedMB = Math.floor(allocated(file) / mebibyte)
        const usedMB = short() ? Math.floor(allocatedMB * 0.8) : 120
        return { path: file.path, allocatedMB, usedMB, peakMB: Math.max(usedMB, 300) }
      }),
  }
}

// Sessions that were only closed, never restarted, leave more and more behind.
function leftoverBytes(uptimeSec: number): number {
  return Math.round(Math.max(0, uptimeSec / 86_400 - leftoverFreeDays) * leftoverBytesPerDay)
}

export const memoryPart = definePart({ healthy: initialMemory, create: createMemory })
