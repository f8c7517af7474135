import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { openAuditLog, type AuditLog, type AuditLogDeps } from './audit-log.ts'
import { chainStart } from './audit-line.ts'
import { createSecondPlace } from './second-place.ts'
import { exportAuditLog, verifyAuditLog } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const ids = createCountingIds()
const disk = useDisk()
const dayMs = 24 * 60 * 60_000

/** One chain over months: `session` is a start that does a repair and ends, `days` later. */
type Kept = {
  readonly folder: string
  readonly session: (days: number, work?: (log: AuditLog) => Promise<unknown>) => Promise<AuditLog['opened']>
  readonly removeOld: (days: number) => (log: AuditLog) => ReturnType<AuditLog['removeOld']>
  readonly files: () => Promise<readonly string[]>
  readonly numbers: () => Promise<readonly number[]>
}

async function repair(log: AuditLog): Promise<void> {
  await log.append({ kind: 'intent', callId: 'a', tool: 'some_fix', version: 1 }, 'now')
  await log.append({ kind: 'result', callId: 'a', outcome: 'fixed' }, 'now')
}

async function newChain(more: Partial<AuditLogDeps> = {}): Promise<Kept> {
  const folder = path.join(await newFolder(), 'audit', 'cli')
  const clock = createManualClock()
  const fileSystem = more.fileSystem ?? disk
  return {
    folder,
    session: async (days, work = repair) => {
      clock.advance(days * dayMs)
      const locks = createMemorySystem().startProcess()
      const opened = await openAuditLog({ folder, clock, ids, fileSystem, locks, host: 'cli', ...more })
      if (!opened.ok) throw new Error(opened.error.code)
      await work(opened.value)
      await opened.value.close()
      return opened.value.opened
    },
    removeOld: (days) => (log) => log.removeOld({ days, beforeMs: clock.now() - days * dayMs }),
    files: async () => (await readdir(folder)).sort(),
    numbers: async () => {
      const numbers: number[] = []
      for await (const text of exportAuditLog(folder)) numbers.push((JSON.parse(text) as AuditLine).seq)
      return numbers
    },
  }
}

const nameOf = (number: number): string => `audit-${String(number).padStart(8, '0')}.ndjson`

/** Four sessions, 31 days apart: four files of four lines. */
async function fourMonths(more: Partial<AuditLogDeps> = {}): Promise<Kept> {
  const chain = await newChain(more)
  for (const days of [0, 31, 31, 31]) await chain.session(days)
  return chain
}

test('a month has a file of its own, also within one session; less than that has none', async () => {
  const chain = await newChain()
  await chain.session(0)
  await chain.session(29)
  expect(await chain.files()).toEqual([nameOf(1)])
  await chain.session(1)
  expect(await chain.files()).toEqual([nameOf(1), nameOf(2)])
  expect(await verifyAuditLog(chain.folder)).toEqual({ lines: 12, ok: true })

  const clock = createManualClock()
  const long = await newChain({ clock })
  await long.session(0, async (log) => {
    for (let month = 0; month < 3; month += 1) {
      await repair(log)
      clock.advance(30 * dayMs)
    }
  })
  expect(await long.files()).toEqual([1, 2, 3, 4].map(nameOf))
  expect(await verifyAuditLog(long.folder)).toEqual({ lines: 8, ok: true })
})

test('whole months that are old go; what is left proves itself, says what went, and goes on', async () => {
  const second = createSecondPlace({ fileSystem: disk, ids }, await newFolder())
  const chain = await fourMonths({ secondPlace: second })
  const opened = await chain.session(1, async (log) => {
    expect(await chain.removeOld(70)(log)).toEqual({ ok: true, value: 4 })
    await repair(log)
  })
  expect(opened.problems).toEqual([])
  expect(await chain.files()).toEqual([2, 3, 4].map(nameOf))
  expect((await chain.numbers())[0]).toBe(5)
  expect(await verifyAuditLog(chain.folder, disk, second)).toEqual({ lines: 17, removed: 4, ok: true })
  // Years later, piece by piece, also where the line that told the first removal is gone itself.
  for (let month = 0; month < 8; month += 1)
    await chain.session(31, async (log) => expect(await chain.removeOld(70)(log)).toMatchObject({ ok: true }))
  const [first = 0] = await chain.numbers()
  expect(first).toBeGreaterThan(20)
  expect((await chain.session(0)).problems).toEqual([])
  expect(await verifyAuditLog(chain.folder, disk, second)).toMatchObject({ removed: first - 1, ok: true })
})

test('what is younger, and the file that is written, stay', async () => {
  const chain = await fourMonths()
  await chain.session(0, async (log) => expect(await chain.removeOld(93)(log)).toEqual({ ok: true, value: 0 }))
  await chain.session(2_000, async (log) => expect(await chain.removeOld(30)(log)).toEqual({ ok: true, value: 18 }))
  expect(await chain.files()).toEqual([nameOf(5)])
  expect(await verifyAuditLog(chain.folder)).toMatchObject({ ok: true, removed: 18 })
})

test('a repair whose end nobody saw is not removed, nor what follows it', async () => {
  const chain = await newChain()
  await chain.session(0)
  await chain.session(31, (log) => log.append({ kind: 'intent', callId: 'open', tool: 'some_fix' }, 'now'))
  await chain.session(31)
  await chain.session(31, async (log) => {
    expect(log.opened.openIntents).toHaveLength(1)
    expect(await chain.removeOld(30)(log)).toEqual({ ok: true, value: 4 })
  })
  const opened = await chain.session(31)
  expect(opened.openIntents.map(({ callId }) => callId)).toEqual(['open'])
})

type Damage = (folder: string) => Promise<unknown>

const changed: Damage = async (folder) => {
  const file = path.join(folder, nameOf(2))
  await writeFile(file, (await readFile(file, 'utf8')).replace('"fixed"', '"never"'))
}
const cut: Damage = (folder) => rm(path.join(folder, nameOf(2)))

test.each([
  ['a changed line', changed],
  ['a file that is gone', cut],
])('%s keeps everything: what is not right is evidence', async (_, damage) => {
  const chain = await fourMonths()
  await damage(chain.folder)
  const before = await chain.files()
  const said = await verifyAuditLog(chain.folder)
  expect(said.ok).toBe(false)
  await chain.session(0, async (log) =>
    expect(await chain.removeOld(30)(log)).toMatchObject({ ok: false, error: { code: 'audit_broken' } }),
  )
  expect(await chain.files()).toEqual(before)
  expect((await verifyAuditLog(chain.folder)).firstBad).toEqual(said.firstBad)
})

test('what somebody else takes away is told, before and after old lines went by the rules', async () => {
  const chain = await fourMonths()
  const file = path.join(chain.folder, nameOf(1))
  const first = await readFile(file)
  await rm(file)
  const bad = { reason: 'broken_link', seq: 1 }
  expect(await verifyAuditLog(chain.folder)).toMatchObject({ lines: 0, ok: false, firstBad: bad })
  await writeFile(file, first)

  await chain.session(0, chain.removeOld(70))
  await rm(path.join(chain.folder, nameOf(2)))
  expect(await verifyAuditLog(chain.folder)).toMatchObject({ lines: 0, ok: false, firstBad: bad })
})

test('a line of another chain, or one that was made up, explains nothing', async () => {
  const [honest, other] = [await fourMonths(), await fourMonths()]
  await other.session(0, (log) => log.append({ kind: 'decision', tool: 'some_fix' }, 'now'))
  await honest.session(0, honest.removeOld(70))
  const told = (await readFile(path.join(honest.folder, nameOf(4)), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('"removal"'))
  expect(told).toHaveLength(1)
  await rm(path.join(other.folder, nameOf(1)))
  const last = path.join(other.folder, nameOf(4))
  const text = await readFile(last, 'utf8')
  for (const line of [told[0] ?? '', (told[0] ?? '').replace(/"lastSeq":\d+/, '"lastSeq":9999')]) {
    await writeFile(last, `${text}${line}\n`)
    expect((await verifyAuditLog(other.folder)).ok).toBe(false)
  }
})

test('a removal that was cut off is finished by the next one, and is no damage meanwhile', async () => {
  let left = 1
  const failing: DurableFileSystem = {
    ...disk,
    remove: (file) => {
      if (!path.basename(file).startsWith('audit-')) return disk.remove(file)
      left -= 1
      return left < 0 ? Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })) : disk.remove(file)
    },
  }
  const chain = await fourMonths({ fileSystem: failing })
  await chain.session(31, async (log) =>
    expect(await chain.removeOld(40)(log)).toMatchObject({ ok: false, error: { code: 'audit_unavailable' } }),
  )
  expect(await chain.files()).toEqual([2, 3, 4, 5].map(nameOf))
  expect(await verifyAuditLog(chain.folder)).toMatchObject({ ok: true, removed: 4 })
  left = 9
  await chain.session(0, async (log) => expect(await chain.removeOld(40)(log)).toEqual({ ok: true, value: 8 }))
  expect(await chain.files()).toEqual([4, 5].map(nameOf))
  expect(await verifyAuditLog(chain.folder)).toMatchObject({ ok: true, removed: 12 })
})

test('what a second place does not know yet is not removed', async () => {
  const stuck = { keep: () => Promise.resolve(), read: () => Promise.resolve({ ...chainStart, settled: 0 }) }
  const chain = await fourMonths({ secondPlace: stuck })
  await chain.session(31, async (log) => expect(await chain.removeOld(30)(log)).toEqual({ ok: true, value: 0 }))
  expect(await chain.files()).toEqual([1, 2, 3, 4, 5].map(nameOf))
})

test('the end that a crash left of an old file goes with it', async () => {
  const chain = await fourMonths()
  await writeFile(path.join(chain.folder, `${nameOf(1)}.x.torn`), '{"half')
  await chain.session(0, chain.removeOld(70))
  expect(await chain.files()).toEqual([2, 3, 4].map(nameOf))
})
