import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { makesSparseFiles } from '../../../../test/fakes/abilities.ts'
import { createCountingIds, useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import type { AgreedSeals, ChangedFile, ChangedFiles, WantedChange } from '../../../contract/file-edits-port.ts'
import { ok, type Result } from '../../../kernel/result.ts'
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
  await mkdir(path.join(files, 'sub'), { recursive: true })
  const ids = createCountingIds()
  const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
  const changes = createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids, locks })
  const edits = createFileEdits({
    changes,
    kept,
    place: ({ path: named }) => Promise.resolve(ok(path.resolve(files, named))),
  })
  const all = async (): Promise<Record<string, string>> => {
    const names = await readdir(files, { recursive: true, withFileTypes: true })
    const read = names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return [path.relative(files, file).replaceAll(path.sep, '/'), await readFile(file, 'latin1')] as const
      })
    return Object.fromEntries(await Promise.all(read))
  }
  return {
    files,
    edits,
    all,
    put: (name: string, text: string | Uint8Array) => writeFile(path.join(files, name), text),
  }
}

const copy = (from: string, to: string): readonly WantedChange[] => [{ path: to, contentOf: { path: from } }]
const move = (from: string, to: string): readonly WantedChange[] => [...copy(from, to), ...remove(from)]
const remove = (from: string): readonly WantedChange[] => [{ path: from, removed: true }]

function code(result: Result<unknown>): unknown {
  return result.ok ? 'done' : [result.error.code, result.error.data['what'] ?? null]
}

function valueOf(result: Result<ChangedFiles>): ChangedFiles {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('a file that is copied, moved or deleted', () => {
  test('is so as it was shown, and is put back, also where it is no text', async () => {
    const { edits, all, put } = await open()
    const bytes = Uint8Array.from([0, 255, 10, 0])
    await put('a.bin', bytes)
    const before = await all()
    for (const wanted of [copy('a.bin', 'sub/b.bin'), move('a.bin', 'sub/b.bin'), remove('a.bin')]) {
      const shown = valueOf(await edits.preview(wanted, nothingAgreed))
      expect(shown.diffs).toEqual([])
      expect(await all()).toEqual(before)
      const agreed = { before: shown.sealBefore, after: shown.sealAfter }
      expect(await edits.apply(wanted, agreed)).toEqual(ok(shown))
      expect(await all()).not.toEqual(before)
      const seen = await edits.look(wanted.map(({ path: named }) => ({ path: named })))
      expect(seen).toMatchObject({ ok: true, value: { seal: shown.sealAfter } })
      expect(await edits.revert(shown.files)).toEqual(ok(undefined))
      expect(await all()).toEqual(before)
    }
  })

  test('never takes the place of another one, nor goes where there is no folder', async () => {
    const { edits, all, put } = await open()
    await put('a', 'one')
    await put('b', 'two')
    for (const wanted of [copy('a', 'b'), move('a', 'b'), copy('a', 'sub')])
      expect(code(await edits.apply(wanted, nothingAgreed))).toEqual(['file_exists', null])
    expect(code(await edits.apply(move('a', 'none/a'), nothingAgreed))).toEqual(['file_unwritable', null])
    expect(code(await edits.apply(remove('sub'), nothingAgreed))).toEqual(['no_plain_file', 'folder'])
    expect(code(await edits.apply(copy('missing', 'c'), nothingAgreed))).toEqual(['no_plain_file', 'missing'])
    expect(code(await edits.apply(move('a', 'a'), nothingAgreed))).toEqual(['file_exists', null])
    expect(await all()).toEqual({ a: 'one', b: 'two' })
  })

  test('stays where it changed since it was shown, and is not put back over what somebody made since', async () => {
    const { edits, all, put } = await open()
    await put('a', 'one')
    const shown = valueOf(await edits.preview(remove('a'), nothingAgreed))
    await put('a', 'other')
    const agreed = { before: shown.sealBefore, after: shown.sealAfter }
    expect(code(await edits.apply(remove('a'), agreed))).toEqual(['changed_since_preview', null])
    const done = valueOf(await edits.apply(remove('a'), nothingAgreed))
    await put('a', 'by somebody')
    expect(code(await edits.revert(done.files))).toEqual(['undo_conflict', null])
    expect(await all()).toEqual({ a: 'by somebody' })
  })

  test.skipIf(process.platform === 'win32')(
    'has the rights that it had, wherever it is and when it comes back',
    async () => {
      const { edits, files, put } = await open()
      const rights = async (name: string): Promise<number> => (await stat(path.join(files, name))).mode & 0o777
      for (const mode of [0o600, 0o640, 0o755, 0o444]) {
        await put('a', 'secret')
        await chmod(path.join(files, 'a'), mode)
        const copied = valueOf(await edits.apply(copy('a', 'b'), nothingAgreed))
        expect(await rights('b')).toBe(mode)
        expect(await edits.revert(copied.files)).toEqual(ok(undefined))
        const moved = valueOf(await edits.apply(move('a', 'sub/b'), nothingAgreed))
        expect(await rights('sub/b')).toBe(mode)
        expect(await edits.revert(moved.files)).toEqual(ok(undefined))
        expect(await rights('a')).toBe(mode)
        const removed = valueOf(await edits.apply(remove('a'), nothingAgreed))
        expect(await edits.revert(removed.files)).toEqual(ok(undefined))
        expect(await rights('a')).toBe(mode)
        await rm(path.join(files, 'a'))
      }
    },
  )

  test.skipIf(process.platform === 'win32')(
    'is put back as this account makes files where an older record says no rights',
    async () => {
      const { edits, files, put } = await open()
      await put('a', 'one')
      await put('made', '')
      const removed = valueOf(await edits.apply(remove('a'), nothingAgreed))
      expect(await edits.revert(removed.files.map((file) => ({ ...file, rights: null })))).toEqual(ok(undefined))
      const [back, usual] = await Promise.all(['a', 'made'].map((name) => stat(path.join(files, name))))
      expect(back?.mode).toBe(usual?.mode)
    },
  )

  test.skipIf(process.platform === 'win32')('is not read through a link that came once it was judged', async () => {
    const { files, put } = await open()
    const outside = path.join(path.dirname(files), 'outside')
    await mkdir(outside)
    await put('sub/a', 'inside')
    await writeFile(path.join(outside, 'a'), 'secret')
    const kept = createKeptContents({
      folder: path.join(files, '..', 'kept'),
      ids: createCountingIds(),
      clock: systemClock,
    })
    const changes = createFileChanges({
      kept,
      journalFolder: path.join(files, '..', 'journal'),
      ids: createCountingIds(),
      locks,
    })
    const [way, aside] = ['sub', 'aside'].map((name) => path.join(files, name)) as [string, string]
    const place = async ({ path: named }: { readonly path: string }) => {
      if (named === 'sub/a') {
        await rename(way, aside)
        await symlink(outside, way)
      }
      return ok(path.join(files, named))
    }
    const edits = createFileEdits({ changes, kept, place })
    const edit = [{ path: 'sub/a', edits: [{ kind: 'delete', from: 1, to: 1 }] }] as const
    for (const wanted of [copy('sub/a', 'b'), remove('sub/a'), edit]) {
      const shown = await edits.preview(wanted, nothingAgreed)
      expect(code(shown)).toEqual(['file_unreadable', null])
      await rm(way)
      await rename(aside, way)
    }
    expect(code(await edits.look([{ path: 'sub/a' }]))).toEqual(['file_unreadable', null])
    expect(await readdir(kept.folder).catch(() => [])).toEqual([])
  })

  test.skipIf(!makesSparseFiles)('is told apart where it is too large to be kept', async () => {
    const { edits, files, put } = await open()
    await put('large', '')
    await truncate(path.join(files, 'large'), 100_000_001)
    expect(code(await edits.apply(remove('large'), nothingAgreed))).toEqual(['no_plain_file', 'large'])
  })
})

test('any sequence of copies, moves, deletions and ways back equals a model', async () => {
  const name = fc.constantFrom('a', 'b', 'sub/c', 'sub/d')
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('copy', 'move'), from: name, to: name }),
    fc.record({ kind: fc.constantFrom('remove', 'back', 'write'), from: name, to: name }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { edits, all, put } = await open()
      let model: Readonly<Record<string, string>> = { a: 'first' }
      await put('a', 'first')
      const done: {
        readonly files: readonly ChangedFile[]
        readonly before: typeof model
        readonly after: typeof model
      }[] = []
      for (const [index, { kind, from, to }] of steps.entries()) {
        const before = model
        if (kind === 'write') {
          await put(from, `text ${String(index)}`)
          model = { ...model, [from]: `text ${String(index)}` }
        } else if (kind === 'back') {
          const last = done.pop()
          if (last === undefined) continue
          const reverted = await edits.revert(last.files)
          // What is as it was left can be put back, whatever happened to other files.
          const touched = new Set(
            [...Object.keys(last.before), ...Object.keys(last.after)].filter(
              (file) => last.before[file] !== last.after[file],
            ),
          )
          const isFree = [...touched].every((file) => model[file] === last.after[file])
          expect(reverted.ok).toBe(isFree)
          if (isFree)
            model = Object.fromEntries(
              [...new Set([...Object.keys(model), ...touched])].flatMap((file) => {
                const text = touched.has(file) ? last.before[file] : model[file]
                return text === undefined ? [] : [[file, text]]
              }),
            )
        } else {
          const wanted = kind === 'copy' ? copy(from, to) : kind === 'move' ? move(from, to) : remove(from)
          const applied = await edits.apply(wanted, nothingAgreed)
          const can = model[from] !== undefined && (kind === 'remove' || model[to] === undefined)
          expect(applied.ok).toBe(can)
          if (!applied.ok) continue
          const { [from]: text = '', ...others } = model
          model = kind === 'remove' ? others : kind === 'move' ? { ...others, [to]: text } : { ...model, [to]: text }
          done.push({ files: applied.value.files, before, after: model })
        }
        expect(await all()).toEqual(model)
      }
    }),
    { numRuns: 25 },
  )
})
