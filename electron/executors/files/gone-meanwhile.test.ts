import { readdirSync, rmSync, truncateSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { rgPath } from '@vscode/ripgrep'
import { afterAll, describe, expect, test } from 'vitest'

import { noBackups } from '../../../test/fakes/no-backups.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { createCountingIds, useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import type { AgreedSeals, WantedChange } from '../../contract/file-edits-port.ts'
import type { FilesPort, OpenedFile } from '../../contract/node-step.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { systemClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { searchLog } from '../../tools/event-logs-crashes/analyze-logs/search-log.ts'
import { listFolder } from '../../tools/files/list-files/list-folder.ts'
import { wantedOf as movedOf } from '../../tools/files/move-file/move.ts'
import { findByName } from '../../tools/files/search-files/find-files.ts'
import { createConfirmFiles } from '../content-search/confirm-in-threads.ts'
import { createContentSearch } from '../content-search/content-search.ts'
import { buildHostEnvironment, systemRootOf } from '../process/host-environment.ts'
import { createProcessStarter } from '../process/start-process.ts'
import { createSystemLocks } from '../process/system-locks.ts'
import { createFileChanges } from './editing/file-changes.ts'
import { createFileEdits } from './editing/file-edits.ts'
import { createKeptContents } from './editing/kept-contents.ts'
import { createFilesPort } from './files-port.ts'
import { createLineSearch } from './line-search/line-search.ts'
import { createFileReading } from './reading/file-reading.ts'

const newFolder = useTemporaryFolders()
const { platform } = process
const lines = createLineSearch(65_536)
afterAll(() => lines.close())
const files = createFilesPort(platform, noBackups)
const nothingAgreed: AgreedSeals = { before: null, after: null }
/** What is open keeps its name on Windows until it is closed. */
const unixTest = test.skipIf(platform === 'win32')

async function folderWith(contents: Readonly<Record<string, string>>) {
  const root = path.join(await newFolder(), 'files')
  await mkdir(root)
  for (const [name, text] of Object.entries(contents)) await writeFile(path.join(root, name), text)
  return { root, at: (name: string): string => path.join(root, name), names: () => readdirSync(root).sort() }
}

function problemOf(result: Result<unknown>): unknown {
  if (result.ok) return 'done'
  const { code, data } = result.error
  return [code, data['what'] ?? data['reason'] ?? null]
}

describe('a file that is read', () => {
  test('goes between being judged and being opened, and between two pages', async () => {
    const { at } = await folderWith({ a: 'one\ntwo\n' })
    const gone = { isSoon: false }
    const place = () => {
      if (gone.isSoon) rmSync(at('a'))
      return Promise.resolve(ok(at('a')))
    }
    const page = (fromLine: number) =>
      createFileReading({ place }).read(
        { path: 'a' },
        { fromLine, lines: 1, fromByte: null, bytes: 100, encoding: null },
        never,
      )
    expect(await page(1)).toMatchObject({ ok: true, value: { text: 'one\n', nextLine: 2 } })
    truncateSync(at('a'), 4)
    expect(problemOf(await page(2))).toEqual(['no_such_part', null])
    gone.isSoon = true
    expect(problemOf(await page(2))).toEqual(['no_plain_file', 'missing'])
  })
})

type Moment = 'judged' | 'held' | 'named'

/** Edits in a folder with two files, of which one goes at a moment of the edit. */
async function edited(moment: Moment, wanted: readonly WantedChange[]) {
  const { root, at, names } = await folderWith({ stays: 'one\n', goes: 'one\n' })
  const own = path.join(path.dirname(root), 'own')
  const go = (): void => rmSync(at('goes'), { force: true })
  const ids = createCountingIds()
  const kept = createKeptContents({ folder: path.join(own, 'kept'), ids, clock: systemClock })
  const locks = createSystemLocks()
  let named = 0
  const changes = createFileChanges({
    ...{ kept, journalFolder: path.join(own, 'journal') },
    locks: {
      take: (name) => {
        if (moment === 'held') go()
        return locks.take(name)
      },
    },
    // The first is of the journal: everything has been looked at by then.
    ids: {
      newId: () => {
        if (moment === 'named' && named === 1) go()
        named += 1
        return ids.newId()
      },
    },
  })
  const edits = createFileEdits({
    ...{ changes, kept },
    place: ({ path: name }) => {
      if (moment === 'judged') go()
      return Promise.resolve(ok(at(name)))
    },
  })
  const problem = problemOf(await edits.apply(wanted, nothingAgreed))
  return { problem, names: names(), journals: journalsIn(own), stays: await readFile(at('stays'), 'utf8') }
}

function journalsIn(own: string): readonly string[] {
  try {
    return readdirSync(path.join(own, 'journal'))
  } catch {
    return []
  }
}

describe('a file that is changed goes meanwhile: it is told, and nothing is half done', () => {
  const edit = (name: string): WantedChange => ({
    path: name,
    edits: [{ kind: 'replace', from: 1, to: 1, text: 'two' }],
  })
  const unseen = { workspace: null, dryRun: false, sealBefore: null, sealAfter: null } as const
  const changes: Readonly<Record<string, readonly WantedChange[]>> = {
    edit: [edit('goes')],
    'several edits': [edit('stays'), edit('goes')],
    copy: [{ path: 'copy', contentOf: { path: 'goes' } }],
    move: movedOf({ path: 'goes', to: 'moved', ...unseen }),
    delete: [{ path: 'goes', removed: true }],
  }

  test.each([
    ['edit', ['file_unreadable', 'ENOENT']],
    ['several edits', ['file_unreadable', 'ENOENT']],
    ['copy', ['no_plain_file', 'missing']],
    ['move', ['no_plain_file', 'missing']],
    ['delete', ['no_plain_file', 'missing']],
  ])('%s, once it was judged', async (what, problem) => {
    expect(await edited('judged', changes[what] ?? [])).toEqual({
      ...{ problem, names: ['stays'], journals: [], stays: 'one\n' },
    })
  })

  test.each(['edit', 'several edits', 'move', 'delete'])('%s, once it was read', async (what) => {
    expect(await edited('held', changes[what] ?? [])).toEqual({
      ...{ problem: ['changed_since_preview', null], names: ['stays'], journals: [], stays: 'one\n' },
    })
  })

  test.each(['edit', 'several edits', 'move', 'delete'])('%s, at the last moment', async (what) => {
    expect(await edited('named', changes[what] ?? [])).toEqual({
      ...{ problem: ['changed_since_preview', null], names: ['stays'], journals: [], stays: 'one\n' },
    })
  })

  test('a copy is made of what was read, whatever becomes of it then', async () => {
    expect(await edited('held', changes['copy'] ?? [])).toMatchObject({ problem: 'done', names: ['copy', 'stays'] })
  })

  test('the folder of a new file goes', async () => {
    const { root, at } = await folderWith({})
    const ids = createCountingIds()
    const own = path.join(path.dirname(root), 'own')
    const kept = createKeptContents({ folder: own, ids, clock: systemClock })
    const locks = createSystemLocks()
    const take = (name: string) => rm(root, { recursive: true, force: true }).then(() => locks.take(name))
    const changes = createFileChanges({ kept, journalFolder: own, ids, locks: { take } })
    const edits = createFileEdits({ changes, kept, place: ({ path: name }) => Promise.resolve(ok(at(name))) })
    expect(problemOf(await edits.apply([{ path: 'new', text: 'x' }], nothingAgreed))).toEqual([
      ...['changed_since_preview', null],
    ])
    expect(readdirSync(path.dirname(root))).not.toContain('files')
  })
})

/** Files go as soon as their names were read. */
function losing(gone: readonly string[]): Pick<FilesPort, 'walk'> {
  return {
    walk: (folder, options) =>
      files.walk(folder, {
        ...options,
        wants: (named) => {
          if (gone.includes(named.name)) rmSync(named.path, { recursive: true, force: true })
          return options.wants?.(named) ?? true
        },
      }),
  }
}

describe('a folder that is gone through', () => {
  const ports = { files: { ...files, ...losing(['a', 'sub']) }, now: () => 0 }

  test('loses a file and a folder between their names and the look: both are left out, and the rest is not called whole', async () => {
    const { root, at } = await folderWith({ a: '1', b: '1' })
    await mkdir(at('sub'))
    const query = { path: root, recursive: true, includeHidden: false, after: null, limit: 10 }
    const listed = await listFolder(query, { ports, signal: never })
    expect([listed.items?.map(({ name }) => name), listed.complete]).toEqual([['b'], false])
  })

  test('a search of names the same', async () => {
    const { root } = await folderWith({ a: '1', b: '1' })
    const query = { root, glob: '*', modifiedAfter: null, maxResults: 10, includeHidden: false }
    const found = await findByName(query, { ports, signal: never })
    expect([found.items?.map(({ path: file }) => path.basename(file)), found.complete]).toEqual([['b'], false])
  })

  test('a search of contents tells no line of a file that went after it was found', async () => {
    const { root, at } = await folderWith({ a: 'needle\n', b: 'needle\n', c: 'needle\n' })
    const confirm = createConfirmFiles()
    const search = createContentSearch({
      ripgrep: () => Promise.resolve(rgPath),
      startProcess: createProcessStarter({ platform, systemRoot: systemRootOf(process.env), timers: systemTimers }),
      environment: buildHostEnvironment(process.env, platform),
      timers: systemTimers,
      folder: (folder) => Promise.resolve({ path: folder, isOpen: () => true }),
      confirm: (seen, signal) => {
        rmSync(at('a'), { force: true })
        truncateSync(at('c'), 3)
        return confirm(seen, signal)
      },
    })
    const found = await search.search(
      {
        ...{ root, pattern: 'needle', glob: '*', caseSensitive: true, context: 0, maxResults: 10 },
        ...{ includeHidden: false, includeIgnored: false },
      },
      never,
    )
    expect(found).toMatchObject({ ok: true, value: { complete: false, lines: [{ path: at('b') }] } })
    if (found.ok) expect(found.value?.lines).toHaveLength(1)
  })
})

describe('a log that is searched', () => {
  const text = `${'a line of a log\n'.repeat(20_000)}an error\n`

  async function searched(name: string, meanwhile: (file: string) => void) {
    const { root, at } = await folderWith({ [name]: text })
    const port = createFilesPort(platform, noBackups, {
      names: { walk: (...asked) => files.walk(...asked), close: () => undefined },
      lines,
    })
    const opened = await port.open(at(name), { within: [root], signal: never })
    if (typeof opened === 'string') throw new Error(opened)
    meanwhile(at(name))
    return (file: Pick<OpenedFile, 'findLines'>) =>
      searchLog({ path: at(name), pattern: 'error', max: 5 }, { ...opened, ...file }, { signal: never })
  }

  test.each(['in threads', 'as it is read'])(
    'was cut: nothing is told of what is not there any more, %s',
    async (how) => {
      const search = await searched('app.log', (file) => truncateSync(file, 100_000))
      expect(await search(how === 'in threads' ? {} : { findLines: () => Promise.resolve(null) })).toBeNull()
    },
  )

  unixTest('was deleted: what was opened is searched to its end', async () => {
    const search = await searched('app.log', (file) => rmSync(file))
    expect(await search({})).toMatchObject({ matches: [{ line: 20_001, summary: 'an error' }] })
  })
})
