import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pipesHaveOneListener } from '../../../../test/fakes/abilities.ts'
import { createCountingIds, useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import type { AgreedSeals, ChangedFiles, LineEdit, WantedChange } from '../../../contract/file-edits-port.ts'
import { fail, ok } from '../../../kernel/result.ts'
import { systemClock } from '../../../kernel/system-ports.ts'
import { createSystemLocks } from '../../process/system-locks.ts'
import { createFileChanges } from './file-changes.ts'
import { createFileEdits } from './file-edits.ts'
import { createKeptContents } from './kept-contents.ts'

const newFolder = useTemporaryFolders()
const locks = createSystemLocks()
const nothingAgreed: AgreedSeals = { before: null, after: null }

async function open() {
  const folder = await newFolder()
  const files = path.join(folder, 'files')
  await mkdir(files)
  const ids = createCountingIds()
  const start = () => {
    const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
    const changes = createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids, locks })
    return createFileEdits({
      changes,
      kept,
      place: ({ path: named }) => {
        const file = path.resolve(files, named)
        return Promise.resolve(file.startsWith(files) ? ok(file) : fail('outside_workspace'))
      },
    })
  }
  const at = (name: string): string => path.join(files, name)
  return {
    start,
    at,
    files,
    edits: start(),
    put: (name: string, text: string) => writeFile(at(name), text),
    holds: (name: string) => readFile(at(name), 'utf8'),
  }
}

function replace(name: string, line: number, text: string): WantedChange {
  return { path: name, edits: [{ kind: 'replace', from: line, to: line, text }] }
}

function agreedTo({ sealBefore, sealAfter }: ChangedFiles): AgreedSeals {
  return { before: sealBefore, after: sealAfter }
}

describe('edits of files', () => {
  test('are shown without being made, made as shown, undone and made again, also by somebody who starts anew', async () => {
    const { edits, start, put, holds, at } = await open()
    await put('a.ini', 'server=vpn1\r\nport=443\r\n')
    const wanted = [replace('a.ini', 1, 'server=vpn2'), { path: 'new.txt', text: 'hello\n' }]
    const shown = await edits.preview(wanted, nothingAgreed)
    if (!shown.ok) throw new Error(shown.error.code)
    expect(shown.value.diffs).toMatchObject([
      { path: at('a.ini'), removed: 1, added: 1, diff: '@@ -1,2 +1,2 @@\n-server=vpn1\n+server=vpn2\n port=443\n' },
      { path: at('new.txt'), removed: 0, added: 1 },
    ])
    expect(await holds('a.ini')).toBe('server=vpn1\r\nport=443\r\n')
    const done = await edits.apply(wanted, agreedTo(shown.value))
    expect(done).toEqual(shown)
    expect([await holds('a.ini'), await holds('new.txt')]).toEqual(['server=vpn2\r\nport=443\r\n', 'hello\n'])
    const seen = await edits.look([{ path: 'a.ini' }, { path: 'new.txt' }])
    expect(seen).toMatchObject({ ok: true, value: { seal: shown.value.sealAfter } })
    expect(await start().revert(shown.value.files)).toEqual(ok(undefined))
    expect(await holds('a.ini')).toBe('server=vpn1\r\nport=443\r\n')
    expect(await edits.look([{ path: 'a.ini' }, { path: 'new.txt' }])).toMatchObject({
      value: { seal: shown.value.sealBefore, files: [{ lines: 2 }, { sha256: null }] },
    })
    expect(await start().apply(wanted, agreedTo(shown.value))).toEqual(shown)
    expect(await start().revert(shown.value.files)).toEqual(ok(undefined))
  })

  test('are not made where the file is another by then, and not undone over what somebody wrote', async () => {
    const { edits, put, holds } = await open()
    await put('a', 'one\ntwo\n')
    const wanted = [replace('a', 1, 'ONE')]
    const shown = await edits.preview(wanted, nothingAgreed)
    if (!shown.ok) throw new Error(shown.error.code)
    await put('a', 'one\ntwo\nthree\n')
    expect(await edits.apply(wanted, agreedTo(shown.value))).toMatchObject({ error: { code: 'changed_since_preview' } })
    expect(await edits.preview(wanted, agreedTo(shown.value))).toMatchObject({
      error: { code: 'changed_since_preview' },
    })
    expect(await holds('a')).toBe('one\ntwo\nthree\n')
    await put('a', 'one\ntwo\n')
    await edits.apply(wanted, agreedTo(shown.value))
    await put('a', 'by somebody\n')
    expect(await edits.revert(shown.value.files)).toMatchObject({ error: { code: 'undo_conflict' } })
    expect(await holds('a')).toBe('by somebody\n')
  })

  test('of several files are all made, or none', async () => {
    const { edits, put, holds, files } = await open()
    await put('a', 'one\n')
    await put('there', 'x')
    for (const second of [replace('missing', 1, 'x'), replace('there', 9, 'x'), { path: 'there', text: 'y' }])
      expect((await edits.apply([replace('a', 1, 'ONE'), second], nothingAgreed)).ok).toBe(false)
    expect(await holds('a')).toBe('one\n')
    expect((await readdir(files)).sort()).toEqual(['a', 'there'])
  })

  test.each<[string, WantedChange, string]>([
    ['a line that is not there', replace('a', 7, 'x'), 'no_such_line'],
    ['a file that is not there', replace('b', 1, 'x'), 'file_unreadable'],
    ['a new file over one that is there', { path: 'a', text: 'x' }, 'file_exists'],
    ['what is there already', replace('a', 1, 'one'), 'nothing_to_change'],
    ['what is no text', replace('binary', 1, 'x'), 'no_text_file'],
    ['a folder', replace('.', 1, 'x'), 'no_text_file'],
    ['a place outside', replace('../x', 1, 'x'), 'outside_workspace'],
    ['a folder that is not there', { path: 'no/new', text: 'x' }, 'file_unwritable'],
    ['more than anybody reads', { path: 'new', text: 'x\n'.repeat(60_000) }, 'edit_too_large'],
    ['half a character', { path: 'new', text: '\ud800' }, 'letters_do_not_fit'],
    ['both in the same lines', { path: 'a', edits: [del(1), del(1)] }, 'edits_overlap'],
  ])('%s is told by its code, and nothing is changed', async (_name, wanted, code) => {
    const { edits, put, holds, files } = await open()
    await put('a', 'one\n')
    await put('binary', 'x\0y')
    const before = (await readdir(files)).sort()
    expect(await edits.apply([wanted], nothingAgreed)).toMatchObject({ ok: false, error: { code } })
    expect(await holds('a')).toBe('one\n')
    expect((await readdir(files)).sort()).toEqual(before)
  })

  test.skipIf(process.platform === 'win32')('a link in place of a file is neither read nor written', async () => {
    const { edits, put, holds, at } = await open()
    await put('secret', 'x\n')
    await symlink(at('secret'), at('link'))
    expect(await edits.apply([replace('link', 1, 'y')], nothingAgreed)).toMatchObject({
      error: { code: 'no_text_file' },
    })
    expect(await holds('secret')).toBe('x\n')
  })

  test('a file of two thousand megabytes is refused by its size, with nothing of it in memory', async () => {
    const { edits, put, at } = await open()
    await put('huge', 'one\n')
    await truncate(at('huge'), 2_000_000_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await edits.apply([replace('huge', 1, 'y')], nothingAgreed)).toMatchObject({
      error: { code: 'edit_too_large' },
    })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
    expect((await stat(at('huge'))).size).toBe(2_000_000_000)
  })

  test.skipIf(process.platform === 'win32')(
    'a pipe, a link to itself and a link to a device hold nobody up',
    async () => {
      const { edits, at } = await open()
      execFileSync('mkfifo', [at('pipe')])
      await symlink('loop', at('loop'))
      await symlink('/dev/zero', at('device'))
      for (const name of ['pipe', 'loop', 'device'])
        expect(await edits.apply([replace(name, 1, 'y')], nothingAgreed)).toMatchObject({
          error: { code: 'no_text_file' },
        })
    },
  )

  test.skipIf(!pipesHaveOneListener)(
    'of two who edit at once each is made whole or refused, and nothing of either is lost',
    async () => {
      const { start, put, holds } = await open()
      await put('a', 'one\ntwo\n')
      const [first, second] = [[replace('a', 1, 'ONE')], [replace('a', 2, 'TWO')]]
      const [shownFirst, shownSecond] = [
        await start().preview(first, nothingAgreed),
        await start().preview(second, nothingAgreed),
      ]
      if (!shownFirst.ok || !shownSecond.ok) throw new Error('no preview')
      const outcomes = await Promise.all([
        start().apply(first, agreedTo(shownFirst.value)),
        start().apply(second, agreedTo(shownSecond.value)),
      ])
      const text = await holds('a')
      expect(['ONE\ntwo\n', 'one\nTWO\n']).toContain(text)
      expect(outcomes.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    },
  )
})

function del(line: number): LineEdit {
  return { kind: 'delete', from: line, to: line }
}

type Step =
  | { readonly do: 'edit'; readonly line: number; readonly text: string }
  | { readonly do: 'undo' | 'redo' | 'restart' }
  | { readonly do: 'foreign'; readonly text: string }

test('any sequence of edits, undos, redos, restarts and writes of others equals a model', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'é', '한', ' '), maxLength: 4 })
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('edit' as const), line: fc.integer({ min: 1, max: 4 }), text: line }),
    fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'restart' as const) }),
    fc.record({ do: fc.constant('foreign' as const), text: line.map((text) => `${text}\nforeign\n`) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { start, put, holds, at } = await open()
      await put('a', 'first\nsecond\n')
      let edits = start()
      let text = 'first\nsecond\n'
      type Done = {
        readonly wanted: WantedChange
        readonly shown: ChangedFiles
        readonly from: string
        readonly to: string
      }
      const done: Done[] = []
      const undone: Done[] = []
      for (const each of steps) {
        if (each.do === 'restart') edits = start()
        else if (each.do === 'foreign') {
          await put('a', each.text)
          text = each.text
        } else if (each.do === 'edit') {
          const wanted = replace('a', each.line, each.text)
          const shown = await edits.preview([wanted], nothingAgreed)
          const lines = text.split('\n').slice(0, -1)
          const to = lines.map((old, index) => `${index === each.line - 1 ? each.text : old}\n`).join('')
          expect(shown.ok).toBe(each.line <= lines.length && to !== text)
          if (!shown.ok) continue
          expect((await edits.apply([wanted], agreedTo(shown.value))).ok).toBe(true)
          done.push({ wanted, shown: shown.value, from: text, to })
          undone.length = 0
          text = to
        } else {
          const last = (each.do === 'undo' ? done : undone).pop()
          if (last === undefined) continue
          const [needed, gives] = each.do === 'undo' ? [last.to, last.from] : [last.from, last.to]
          const outcome =
            each.do === 'undo'
              ? await edits.revert(last.shown.files)
              : await edits.apply([last.wanted], agreedTo(last.shown))
          expect(outcome.ok).toBe(needed === text)
          if (outcome.ok) {
            text = gives
            ;(each.do === 'undo' ? undone : done).push(last)
          }
        }
        expect(await holds('a')).toBe(text)
      }
      await rm(at('a'))
    }),
    { numRuns: 40 },
  )
})
