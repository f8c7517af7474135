import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pipesHaveOneListener } from '../../../../test/fakes/abilities.ts'
import { useFileChanges } from '../../../../test/fakes/file-changes-fixture.ts'
import { createCountingIds } from '../../../../test/fakes/storage-deps.ts'
import { createSystemIds, systemClock } from '../../../kernel/system-ports.ts'
import { createSystemLocks } from '../../process/system-locks.ts'
import { backwards, createFileChanges } from './file-changes.ts'
import { lockNameOf } from './hold-files.ts'
import { contentDigest } from './kept-contents.ts'
import type { FileChange } from './replace-file.ts'

const open = useFileChanges()
const locks = createSystemLocks()

describe('changes of files', () => {
  test('all of them, and back again, also by somebody who opens them anew', async () => {
    const place = await open()
    await place.put('a', 'one')
    await place.put('b', 'two')
    const both = [await place.change('a', 'one', 'ONE'), await place.change('b', 'two', 'TWO')]
    expect(await place.changes.apply(both)).toEqual({ ok: true })
    expect([await place.holds('a'), await place.holds('b')]).toEqual(['ONE', 'TWO'])
    const later = createFileChanges({ ...place, ids: createCountingIds(), locks })
    expect(await later.apply(both.map(backwards))).toEqual({ ok: true })
    expect([await place.holds('a'), await place.holds('b')]).toEqual(['one', 'two'])
    expect(await readdir(place.files)).toEqual(['a', 'b'])
    expect(await readdir(place.journalFolder)).toEqual([])
  })

  test('none of them, where one holds something else', async () => {
    const place = await open()
    await place.put('a', 'one')
    await place.put('b', 'changed by somebody')
    const both = [await place.change('a', 'one', 'ONE'), await place.change('b', 'two', 'TWO')]
    expect(await place.changes.apply(both)).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('b') })
    expect([await place.holds('a'), await place.holds('b')]).toEqual(['one', 'changed by somebody'])
    expect(await readdir(place.files)).toEqual(['a', 'b'])
  })

  test('the rights of a file stay', async () => {
    const place = await open()
    await place.put('a', 'one')
    await chmod(place.at('a'), 0o640)
    expect(await place.changes.apply([await place.change('a', 'one', 'ONE')])).toEqual({ ok: true })
    if (process.platform !== 'win32') expect((await stat(place.at('a'))).mode & 0o777).toBe(0o640)
  })

  test('what is no plain file of one name, or twice in a set, is left alone', async () => {
    const place = await open()
    await place.put('a', 'one')
    await link(place.at('a'), place.at('linked'))
    const problemFor = async (...names: readonly string[]) => {
      const set = await Promise.all(names.map((name) => place.change(name, 'one', 'ONE')))
      const outcome = await place.changes.apply(set)
      return outcome.ok ? 'none' : outcome.problem
    }
    expect(await problemFor('a')).toBe('other_names')
    expect(await problemFor('missing')).toBe('no_plain_file')
    await place.put('c', 'one')
    expect(await problemFor('c', 'c')).toBe('undo_conflict')
    if (process.platform !== 'win32') {
      await symlink(place.at('c'), place.at('link'))
      expect(await problemFor('link')).toBe('no_plain_file')
    }
    expect(await place.holds('a')).toBe('one')
    expect(await place.holds('c')).toBe('one')
  })

  test('a file comes into being and goes again, and never takes or loses what somebody else wrote', async () => {
    const place = await open()
    const created = await place.change('new', null, 'one')
    expect(await place.changes.apply([created])).toEqual({ ok: true })
    expect(await place.holds('new')).toBe('one')
    expect(await place.changes.apply([created])).toMatchObject({ ok: false, problem: 'undo_conflict' })
    await place.put('new', 'by somebody')
    expect(await place.changes.apply([backwards(created)])).toMatchObject({ ok: false, problem: 'undo_conflict' })
    expect(await place.holds('new')).toBe('by somebody')
    await place.put('new', 'one')
    expect(await place.changes.apply([backwards(created)])).toEqual({ ok: true })
    expect(await readdir(place.files)).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')('no file stays open, whatever came of a change', async () => {
    const place = await open()
    const openFiles = async () => {
      const targets = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
      return (await Promise.all(targets)).filter((target) => target.startsWith(path.dirname(place.files)))
    }
    await place.put('a', 'one')
    const change = await place.change('a', 'one', 'two')
    for (const each of [change, change, backwards(change), await place.change('b', 'x', 'y')])
      await place.changes.apply([each, await place.change(`new ${each.after}`, null, 'x')])
    expect(await openFiles()).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')(
    'a folder that is swapped for a link in between leads nowhere',
    async () => {
      const place = await open()
      const [inside, outside] = [place.at('inside'), path.join(path.dirname(place.files), 'outside')]
      await mkdir(outside)
      await mkdir(inside)
      await writeFile(path.join(outside, 'a'), 'one')
      await writeFile(path.join(inside, 'a'), 'one')
      const change = { ...(await place.change('a', 'one', 'two')), file: path.join(inside, 'a') }
      const ended = new AbortController()
      const swap = (async () => {
        while (!ended.signal.aborted) {
          await rename(inside, place.at('aside'))
          await symlink(outside, inside)
          await new Promise((resolve) => setImmediate(resolve))
          await unlink(inside)
          await rename(place.at('aside'), inside)
          await new Promise((resolve) => setImmediate(resolve))
        }
      })()
      for (let round = 0; round < 150; round += 1) {
        const outcome = await place.changes.apply([change])
        if (outcome.ok) await place.changes.apply([backwards(change)])
      }
      ended.abort()
      await swap
      expect(await readdir(outside)).toEqual(['a'])
      expect(await readFile(path.join(outside, 'a'), 'utf8')).toBe('one')
    },
  )

  test.skipIf(!pipesHaveOneListener)(
    'of many who change the same files at once, in any order, one is made whole after the other or refused',
    async () => {
      const place = await open()
      const names = ['a', 'b', 'c']
      for (const name of names) await place.put(name, 'start')
      const writers = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const order = index % 2 === 0 ? names : names.toReversed()
          const set = await Promise.all(order.map((name) => place.change(name, 'start', `of ${String(index)}`)))
          return { set, changes: createFileChanges({ ...place, ids: createSystemIds(systemClock), locks }) }
        }),
      )
      const outcomes = await Promise.all(writers.map(({ changes, set }) => changes.apply(set)))
      const done = outcomes.flatMap((outcome, index) => (outcome.ok ? [`of ${String(index)}`] : []))
      expect(done).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.problem !== 'undo_conflict')).toEqual([])
      for (const name of names) expect(await place.holds(name)).toBe(done[0])
    },
  )

  test.skipIf(!pipesHaveOneListener)(
    'a file that somebody holds for good is a conflict, and what was held beside it is free again',
    async () => {
      const place = await open()
      for (const name of ['a', 'b']) await place.put(name, 'one')
      const blocking = await locks.take(lockNameOf(place.at('b')))
      const both = await Promise.all(['a', 'b'].map((name) => place.change(name, 'one', 'two')))
      expect(await place.changes.apply(both)).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('b') })
      await blocking?.release()
      expect(await place.changes.apply(both)).toEqual({ ok: true })
    },
  )

  test('a content that was kept and is damaged is never written', async () => {
    const place = await open()
    await place.put('a', 'one')
    const change = await place.change('a', 'one', 'ONE')
    await writeFile(path.join(path.dirname(place.files), 'kept', change.after ?? ''), 'something else')
    expect(await place.changes.apply([change])).toMatchObject({ ok: false, problem: 'not_kept' })
    expect(await place.holds('a')).toBe('one')
    expect(await place.kept.take('../files/a')).toBeNull()
  })

  test('what a file held is kept when it goes, and what it came to when that goes', async () => {
    const place = await open()
    await place.put('a', 'one')
    const contents = [Buffer.from('ONE')]
    const [before, after] = ['one', 'ONE'].map((text) => contentDigest(Buffer.from(text))) as [string, string]
    const change = { file: place.at('a'), before, after }
    const keptNow = async () => (await readdir(path.join(path.dirname(place.files), 'kept'))).sort()
    expect(await place.changes.apply([change], contents)).toEqual({ ok: true })
    expect(await keptNow()).toEqual([before])
    expect(await place.changes.apply([backwards(change)])).toEqual({ ok: true })
    expect(await keptNow()).toEqual([before, after].sort())
    expect(await place.changes.apply([change])).toEqual({ ok: true })
    expect(await place.holds('a')).toBe('ONE')
  })

  test('what was kept half or by many at once is kept whole', async () => {
    const place = await open()
    const folder = path.join(path.dirname(place.files), 'kept')
    const bytes = Buffer.from('some words')
    const sha256 = contentDigest(bytes)
    await mkdir(folder)
    await writeFile(path.join(folder, sha256), 'some')
    expect(await place.kept.take(sha256)).toBeNull()
    await Promise.all(Array.from({ length: 8 }, () => place.kept.keep(bytes)))
    expect(Buffer.from((await place.kept.take(sha256)) ?? [])).toEqual(bytes)
    expect(await readdir(folder)).toEqual([sha256])
  })

  test('where a content cannot be kept, nothing is changed and no journal stays', async () => {
    const place = await open()
    await place.put('a', 'one')
    const contents = [Buffer.from('ONE')]
    const [before = null, after = null] = [Buffer.from('one'), ...contents].map(contentDigest)
    await writeFile(path.join(path.dirname(place.files), 'kept'), 'a file where the folder should be')
    await expect(place.changes.apply([{ file: place.at('a'), before, after }], contents)).rejects.toThrow()
    expect(await place.holds('a')).toBe('one')
    expect(await readdir(place.journalFolder)).toEqual([])
  })

  test('any order of edits, undos and redos gives what a list of versions gives', async () => {
    const step = fc.oneof(
      fc.string({ maxLength: 10 }).map((text) => ({ kind: 'edit' as const, text })),
      fc.constant({ kind: 'undo' as const }),
      fc.constant({ kind: 'redo' as const }),
      fc.string({ maxLength: 5 }).map((text) => ({ kind: 'foreign' as const, text: `by somebody ${text}` })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const place = await open()
        await place.put('a', '')
        let model = { done: [] as FileChange[], undone: [] as FileChange[], text: '' }
        for (const each of steps) {
          const { done, undone, text } = model
          if (each.kind === 'foreign') {
            await place.put('a', each.text)
            model = { ...model, text: each.text }
          } else {
            const change =
              each.kind === 'edit'
                ? await place.change('a', text, each.text)
                : each.kind === 'undo'
                  ? done.at(-1)
                  : undone.at(-1)
            if (change === undefined) continue
            const directed = each.kind === 'undo' ? backwards(change) : change
            const fits = directed.before === contentDigest(Buffer.from(text))
            expect((await place.changes.apply([directed])).ok).toBe(fits)
            if (fits) {
              const now = Buffer.from((await place.kept.take(directed.after ?? '')) ?? []).toString()
              if (each.kind === 'edit') model = { done: [...done, change], undone: [], text: now }
              else if (each.kind === 'undo') model = { done: done.slice(0, -1), undone: [...undone, change], text: now }
              else model = { done: [...done, change], undone: undone.slice(0, -1), text: now }
            }
          }
          expect(await place.holds('a')).toBe(model.text)
        }
      }),
      { numRuns: 25 },
    )
  })
})
