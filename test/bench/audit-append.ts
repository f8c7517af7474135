import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import { openAuditLog, type AuditLog } from '../../electron/audit/audit-log.ts'
import { encodeLine, chainStart } from '../../electron/audit/audit-line.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import type { AppendFile } from '../../electron/store/file-system.ts'
import { single, type BenchResult } from './bench-result.ts'
import { windowsPc } from '../fakes/targets.ts'

const aloneRows = 100
const loadRows = 1000
const atOnce = 100
const event: AuditEvent = {
  kind: 'intent',
  callId: '0mf3k2a9x0123456789a',
  tool: 'restart_some_service',
  version: 1,
  argsDigest: 'a'.repeat(64),
  caller: 'human_agent',
  decision: 'ask',
  confirmedBy: 'user',
  undoId: '0mf3k2a9x0123456789a',
  target: windowsPc,
}
const lineBytes = Buffer.from(encodeLine(event, new Date(0).toISOString(), chainStart).text)

/**
 * Durable append through the log against a raw write and sync of the same bytes: one after another, and 100 at a time.
 * Times are per line, taken in turns within each round.
 */
export async function bench(rounds: number): Promise<BenchResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-bench-'))
  const raw = await createNodeFileSystem().openAppend(path.join(folder, 'raw'), 'new')
  const log = await openLog(path.join(folder, 'audit'))
  try {
    await measureRound(raw, log)
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(raw, log))
    return summary(measured)
  } finally {
    await log.close()
    await raw.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Round = { readonly rawMs: number; readonly aloneMs: number; readonly loadMs: number }

async function measureRound(raw: AppendFile, log: AuditLog): Promise<Round> {
  const rawMs: number[] = []
  const aloneMs: number[] = []
  const loadMs: number[] = []
  // Row by row in turns, so that both meet the same disk.
  for (let row = 0; row < aloneRows; row += 1) {
    rawMs.push(await timeMs(() => writeRaw(raw)))
    aloneMs.push(await timeMs(() => append(log)))
  }
  for (let row = 0; row < loadRows; row += atOnce) {
    loadMs.push((await timeMs(() => Promise.all(Array.from({ length: atOnce }, () => append(log))))) / atOnce)
  }
  return { rawMs: median(rawMs), aloneMs: median(aloneMs), loadMs: median(loadMs) }
}

async function writeRaw(raw: AppendFile): Promise<void> {
  await raw.write(lineBytes)
  await raw.sync()
}

function summary(rounds: readonly Round[]): BenchResult {
  return {
    name: 'audit-append',
    rows: [
      { what: 'raw write and sync', value: median(rounds.map((round) => round.rawMs)), unit: 'ms' },
      { what: 'append alone', value: median(rounds.map((round) => round.aloneMs)), unit: 'ms' },
      { what: 'append, 100 at once', value: median(rounds.map((round) => round.loadMs)), unit: 'ms' },
    ],
    ratios: [
      single('alone / raw', median(rounds.map((round) => round.aloneMs / round.rawMs)), 1.1),
      single('100 at once / raw', median(rounds.map((round) => round.loadMs / round.rawMs)), 0.2),
    ],
  }
}

async function openLog(folder: string): Promise<AuditLog> {
  const fileSystem = createNodeFileSystem()
  const opened = await openAuditLog({
    folder,
    fileSystem,
    locks: createSystemLocks(),
    clock: systemClock,
    ids: createSystemIds(systemClock),
    host: 'bench',
  })
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

async function append(log: AuditLog): Promise<void> {
  const written = await log.append(event, 'now')
  if (!written.ok) throw new Error(written.error.code)
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}
