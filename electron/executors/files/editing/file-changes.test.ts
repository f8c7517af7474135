import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

import { bundled, repositoryRoot } from '../../../../test/fakes/bundled.ts'
import { createCountingIds, useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { systemClock } from '../../../kernel/system-ports.ts'
import { backwards, createFileChanges } from './file-changes.ts'
import { contentDigest, createKeptContents } from './kept-contents.ts'
import type { FileChange } from './replace-file.ts'

const newFolder = useTemporaryFolders()

async function open() {
  const folder = await newFolder()
  const ids = createCountingIds()
  const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
  const files = path.join(folder, 'files')
  await mkdir(files)
  const journalFolder = path.join(folder, 'journal')
  const changes = createFileChanges({ kept, journalFolder, ids })
  const at = (name: string): string => path.join(files, name)
  return {
    at,
    kept,
    changes,
    files,
    journalFolder,
    put: (name: string, text: string) => writeFile(at(name), text),
    holds: (name: string) => readFile(at(name), 'utf8'),
    change: async (name: string, before: string | null, after: string | null): Promise<FileChange> => ({
      file: at(name),
      before: before === null ? null : await kept.keep(Buffer.from(before)),
      after: after === null ? null : await kept.keep(Buffer.from(after)),
    }),
  }
}

describe('changes of files', () => {
  test('all of them, and back again, also by somebody who opens them anew', async () => {
    const place = await open()
    await place.put('a', 'one')
    await place.put('b', 'two')
    const both = [await place.change('a', 'one', 'ONE'), await place.change('b', 'two', 'TWO')]
    expect(await place.changes.apply(both)).toEqual({ ok: true })
    expect([await place.holds('a'), await place.holds('b')]).toEqual(['ONE', 'TWO'])
    const later = createFileChanges({ kept: place.kept, journalFolder: place.journalFolder, ids: createCountingIds() })
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

  test('what another process is at work on is not undone', async () => {
    const place = await open()
    await place.put('a', 'two')
    const change = await place.change('a', 'one', 'two')
    const at = (isRunning: boolean) =>
      createFileChanges({ ...place, ids: createCountingIds(), processes: { own: 1, isRunning: () => isRunning } })
    await mkdir(place.journalFolder)
    await writeFile(path.join(place.journalFolder, '77-x.json'), JSON.stringify([change]))
    expect(await at(true).recover()).toEqual([])
    expect(await place.holds('a')).toBe('two')
    expect(await at(false).recover()).toEqual([])
    expect(await place.holds('a')).toBe('one')
  })

  test('a content that was kept and is damaged is never written', async () => {
    const place = await open()
    await place.put('a', 'one')
    const change = await place.change('a', 'one', 'ONE')
    await writeFile(path.join(path.dirname(place.files), 'kept', change.after ?? ''), 'something else')
    expect(await place.changes.apply([change])).toMatchObject({ ok: false, problem: 'not_kept' })
    expect(await place.holds('a')).toBe('one')
    expect(await place.kept.take('../files/a')).toBeNull()
  })

  test('where a content cannot be kept, nothing is changed and no journal stays', async () => {
    const place = await open()
    await place.put('a', 'one')
    const contents = ['one', 'ONE'].map((text) => Buffer.from(text))
    const [before = null, after = null] = contents.map(contentDigest)
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

test('killed again and again, a file is old or new, never half; after recovery all of a set are old, or all are new', async () => {
  const folder = await newFolder()
  const bundle = await bundled(await newFolder(), [
    'electron/executors/files/editing/file-changes.ts',
    'electron/executors/files/editing/kept-contents.ts',
    'electron/kernel/system-ports.ts',
  ])
  const [old, next] = ['old\n'.repeat(20_000), 'new\n'.repeat(30_000)]
  const names = ['one.txt', 'two.txt']
  for (const name of names) await writeFile(path.join(folder, name), old)
  const read = () => Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const ids = createCountingIds()
  const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
  const changes = createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids })
  for (let run = 0; run < 12; run += 1) {
    const child = spawn(process.execPath, [path.join(repositoryRoot, 'test/fakes/file-changer.mjs'), bundle, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), run * 3))
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBeNull()
    for (const text of await read()) expect(text === old || text === next).toBe(true)
    expect(await changes.recover()).toEqual([])
    const [one, two] = await read()
    expect(one).toBe(two)
    expect((await readdir(folder)).filter((name) => name.includes('deskmedic-part'))).toEqual([])
  }
}, 60_000)
