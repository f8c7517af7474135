import { appendFileSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { FileTransport } from 'electron-log'

import type { Clock, LogLevel } from '../kernel/ports.ts'
import type { Result } from '../kernel/result.ts'
import type { DurableFileSystem } from './file-system.ts'
import { ioResult } from './io-result.ts'
import { removeOld } from './leftover-files.ts'
import { logLine } from './log-line.ts'

/** Each program writes files of its own, so that none renames what another one writes. */
export type LogOwner = 'app' | 'terminal'

export type LogFile = {
  log(level: LogLevel, message: string, data?: Readonly<Record<string, unknown>>): void
  /** The process is about to end: writes at once. */
  crashed(message: string, data: Readonly<Record<string, unknown>>): void
}

/** `folder` lies in a data folder: where that one is not there, nothing is written. */
export type LogFileDeps = { readonly folder: string; readonly owner: LogOwner; readonly clock: Clock }

export const logLimits = { files: 5, sizeBytes: 5 * 1024 * 1024 }

/** What came to pass is for the developer who looks on; a file keeps what went wrong. */
const keptLevels: readonly LogLevel[] = ['warn', 'error']

/** A log that never fails: what cannot be written is lost, and the program goes on. Opened with the first line. */
export function createLogFile({ folder, owner, clock }: LogFileDeps): LogFile {
  let waiting: string[] = []
  let write: ((line: string) => void) | null = null
  const lineOf = (level: LogLevel, message: string, data = {}): string =>
    logLine({ at: clock.now(), level, message, data })
  const writeWaiting = async (): Promise<void> => {
    write ??= await openRotating(folder, owner)
    const lines = waiting
    waiting = []
    for (const line of lines) write(line)
  }
  return {
    log: (level, message, data) => {
      if (!keptLevels.includes(level) || !existsSync(path.dirname(folder))) return
      waiting.push(lineOf(level, message, data))
      if (waiting.length === 1) void writeWaiting().catch(() => undefined)
    },
    crashed: (message, data) => {
      const lines = [...waiting, lineOf('error', message, data)]
      waiting = []
      quietly(() => {
        if (!existsSync(path.dirname(folder))) return
        mkdirSync(folder, { recursive: true })
        appendFileSync(fileOf(folder, owner, 0), lines.map((line) => `${line}\n`).join(''), fileMode)
      })
    },
  }
}

const fileMode = { mode: 0o600 }

async function openRotating(folder: string, owner: LogOwner): Promise<(line: string) => void> {
  const { default: library } = await import('electron-log/node')
  const logger = library.create({ logId: folder + owner })
  const { file } = logger.transports
  // What the library has to say of itself is nothing for the terminal of a person. It tells through the logger that it makes for itself.
  for (const { transports } of [library, logger]) {
    Object.assign(transports, { console: () => undefined, ipc: null, remote: null })
  }
  logger.transports.file.setAppName('deskmedic')
  Object.assign(file, {
    format: '{text}',
    maxSize: logLimits.sizeBytes,
    resolvePathFn: () => fileOf(folder, owner, 0),
    archiveLogFn: () => rotate(folder, owner),
  } satisfies Partial<FileTransport>)
  Object.assign(file.writeOptions ?? {}, fileMode)
  return (line) => logger.error(line)
}

function fileOf(folder: string, owner: LogOwner, age: number): string {
  return path.join(folder, age === 0 ? `${owner}.log` : `${owner}.${age}.log`)
}

/** The oldest file goes, each other one becomes older by one. */
function rotate(folder: string, owner: LogOwner): void {
  const newest = fileOf(folder, owner, 0)
  quietly(() => {
    // A second process of the same program has done it already.
    if (statSync(newest).size <= logLimits.sizeBytes) return
    for (let age = logLimits.files - 1; age > 0; age -= 1) {
      if (existsSync(fileOf(folder, owner, age - 1)))
        renameSync(fileOf(folder, owner, age - 1), fileOf(folder, owner, age))
    }
  })
  // Where something holds a file, the newest begins anew: the size is a promise.
  quietly(() => {
    if (statSync(newest).size > 2 * logLimits.sizeBytes) writeFileSync(newest, '')
  })
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // A log that cannot be written must not be the reason that something else fails.
  }
}

/** Of all programs and all ages. */
const logName = /^(app|terminal)(\.\d+)?\.log$/

/** Removes the files of the log that were last written before `beforeMs`. Fails with `records_not_deleted`. */
export function removeLogs(fileSystem: DurableFileSystem, folder: string, beforeMs: number): Promise<Result<number>> {
  return ioResult({ code: 'records_not_deleted', data: { path: folder } }, () =>
    removeOld(fileSystem, folder, { names: logName, beforeMs }),
  )
}

const shownBytes = 64 * 1024

/** The last lines of all programs, the newest last. Fails with `file_unreadable`. */
export function readLogs(fileSystem: DurableFileSystem, folder: string): Promise<Result<readonly string[]>> {
  return ioResult({ code: 'file_unreadable' }, async () => {
    const newest = (await fileSystem.list(folder)).filter((name) => logName.test(name) && !/\d/.test(name))
    const parts = await Promise.all(newest.map((name) => endOf(fileSystem, path.join(folder, name))))
    return parts.flat().toSorted()
  })
}

/** Whole lines: where the file is longer, the first one is cut off somewhere. */
async function endOf(fileSystem: DurableFileSystem, file: string): Promise<readonly string[]> {
  const opened = await fileSystem.openRead(file)
  if (opened === null) return []
  try {
    const from = Math.max(0, opened.sizeBytes - shownBytes)
    const text = (await opened.read(from, shownBytes)).toString('utf8')
    return text
      .split(/\r?\n/)
      .slice(from === 0 ? 0 : 1)
      .filter((line) => line !== '')
  } finally {
    await opened.close()
  }
}
