import { execFile } from 'node:child_process'
import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { plainWorkspace, type Workspace } from '../../../shared/domain/workspace.ts'
import type { CodeQuestion } from '../../contract/code-search-port.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { createJudges } from '../files/workspaces/file-judge.ts'
import { createCodeSearch, type CodeSearchDeps } from './code-search.ts'
import type { CodeIndexStore } from './folder-index.ts'
import { soonMs } from '../../../test/fakes/soon.ts'

const newFolder = useTemporaryFolders()

type Opened = Partial<Omit<Workspace, 'name' | 'path'>>

/** A workspace with these files, beside a folder that is none. */
async function open(
  files: Readonly<Record<string, string>>,
  opened: Opened = {},
  more: Partial<Pick<CodeSearchDeps, 'collections' | 'openEmbeddings' | 'now'>> = {},
) {
  const root = await newFolder()
  const [work, data] = [path.join(root, 'work'), path.join(root, 'work', 'own')]
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
  await mkdir(work, { recursive: true })
  const kept = new Map<string, string>()
  const vectors = new Map<string, Uint8Array>()
  const store: CodeIndexStore = {
    load: (id) => Promise.resolve(kept.get(id) ?? null),
    save: (id, text) => Promise.resolve(void kept.set(id, text)),
    loadVectors: (id) => Promise.resolve(vectors.get(id) ?? null),
    saveVectors: (id, bytes) => Promise.resolve(void vectors.set(id, bytes)),
  }
  const workspaces = () => [{ ...plainWorkspace('team', work), ...opened }]
  const folders = {
    collections: () => [],
    workspaces: () => workspaces().map(({ name }) => name),
    openEmbeddings: () => Promise.resolve('no_model' as const),
    ...more,
  }
  const { platform } = process
  const judge = createJudges({ platform, workspaces, closedFolders: () => [data] }).judgeFile
  const code = () => createCodeSearch({ now: () => Date.now(), ...folders, platform, judge, store })
  const ask = async (text: string, asked: Partial<CodeQuestion> = {}) => {
    const question = { path: 'team', collection: null, only: [], maxResults: 20, ...asked, text }
    const found = await code().search(question, never)
    if (!found.ok) return found.error.code
    const { matches, filesRead, files, complete, folders: searched, mode, wordsOnlyBecause } = found.value
    return {
      ...{ mode, wordsOnlyBecause, piecesByMeaning: found.value.piecesByMeaning },
      folders: searched.map((folder) => path.relative(root, folder).replaceAll(path.sep, '/')),
      places: matches.map(({ file, name }) => `${file} ${name}`.trim()).sort(),
      matches,
      filesRead,
      files,
      complete,
    }
  }
  return { root, work, write, ask, kept, vectors }
}

test('a question leads to the function, with where it stands and how it begins', async () => {
  const { ask, kept } = await open({
    'work/src/mail.py': 'import smtplib\n\n\ndef send_reminder(customer):\n    smtplib.send(customer)\n',
    'work/src/other.py': 'def add(a, b):\n    return a + b\n',
  })
  expect(await ask('who sends the reminders')).toMatchObject({
    matches: [{ file: 'src/mail.py', name: 'send_reminder', firstLine: 4, lastLine: 5 }],
    ...{ files: 2, filesRead: 2, complete: true },
  })
  const found = await ask('reminder')
  expect(typeof found === 'object' && found.matches[0]?.excerpt).toMatch(/^def send_reminder\(customer\):\n/)
  expect([...kept.values()].join()).not.toContain('send(customer)')
  expect(await ask('reminder', { only: ['*.ts'] })).toMatchObject({ places: [] })
  expect(await ask('reminder', { path: 'team/src' })).toMatchObject({ places: ['mail.py send_reminder'] })
})

test('a file whose lines end with CR alone is shown from the line where it begins', async () => {
  const { ask } = await open({ 'work/old.py': 'import smtplib\r\rdef send_reminder(customer):\r    pass\r' })
  expect(await ask('who sends the reminders')).toMatchObject({
    matches: [{ name: 'send_reminder', firstLine: 3, lastLine: 4, excerpt: 'def send_reminder(customer):\n    pass' }],
  })
})

test('what is closed, hidden, left out by .gitignore, linked, no text or fetched is in no index', async () => {
  const says = 'def reminder():\n    pass\n'
  const { ask, work, root, kept } = await open(
    {
      ...{ 'work/seen.py': says, 'work/deep/seen.py': says, 'work/deep/kept.log.py': says },
      ...{ 'work/.hidden.py': says, 'work/.git/hidden.py': says, 'work/own/own.py': says, 'other/outside.py': says },
      ...{ 'work/node_modules/a/a.js': says, 'work/private/a.py': says, 'work/server.key': says, 'work/.env': says },
      ...{ 'work/build/made.py': says, 'work/deep/build.py': says, 'work/binary.txt': `${says}\0`, 'work/a.png': says },
      ...{ 'work/.gitignore': '/build/\n*.log.py\n', 'work/deep/.gitignore': 'build.py\n!kept.log.py\n' },
    },
    { never: ['private'] },
  )
  await symlink(path.join(root, 'other'), path.join(work, 'link'))
  await symlink(path.join(root, 'other', 'outside.py'), path.join(work, 'link.py'))
  expect(await ask('reminder')).toMatchObject({
    places: ['deep/kept.log.py reminder', 'deep/seen.py reminder', 'seen.py reminder'],
  })
  expect([...kept.values()].join()).not.toMatch(/outside|private|own\.py|\.env/)
})

test('a .gitignore above counts for a folder of its repository', async () => {
  const files = { 'work/deep/a.py': 'def reminder(): pass', 'work/deep/b.py': 'def reminder(): pass' }
  const { ask } = await open({ ...files, 'work/.gitignore': 'deep/b.py\n', 'work/.git/HEAD': 'ref: x' })
  expect(await ask('reminder', { path: 'team/deep' })).toMatchObject({ places: ['a.py reminder'] })
})

test('only what changed is read again, and what is gone is forgotten', async () => {
  const { ask, write, work } = await open({ 'work/a.py': 'def reminder(): pass', 'work/b.py': 'def invoice(): pass' })
  expect(await ask('reminder')).toMatchObject({ filesRead: 2 })
  expect(await ask('reminder')).toMatchObject({ filesRead: 0, places: ['a.py reminder'] })
  await write('work/a.py', 'def greeting(): pass')
  await utimes(path.join(work, 'a.py'), 1_000, 1_000)
  expect(await ask('reminder')).toMatchObject({ filesRead: 1, places: [] })
  await rename(path.join(work, 'a.py'), path.join(work, 'c.py'))
  expect(await ask('greeting')).toMatchObject({ filesRead: 1, files: 2, places: ['c.py greeting'] })
  await rm(path.join(work, 'b.py'))
  expect(await ask('invoice')).toMatchObject({ filesRead: 0, files: 1, places: [] })
})

test('what is looked through and is no code takes no more time than there is', async () => {
  const pictures = Array.from({ length: 100 }, (_, at) => [`work/deep/${String(at)}.png`, 'x'] as const)
  let at = 0
  const { ask } = await open({ ...Object.fromEntries(pictures) }, {}, { now: () => (at += 1_000) })
  expect(await ask('reminder')).toMatchObject({ filesRead: 0, complete: false })
})

test('an index that makes no sense to this version is made anew', async () => {
  const { ask, kept } = await open({ 'work/a.py': 'def reminder(): pass' })
  await ask('reminder')
  for (const [id] of kept) kept.set(id, JSON.stringify({ format: 99 }))
  expect(await ask('reminder')).toMatchObject({ filesRead: 1, places: ['a.py reminder'] })
})

test('a folder that is not open, is none or is not there is no empty answer', async () => {
  const { ask, root, work } = await open({ 'work/a.py': 'def reminder(): pass', 'work/own/a.py': 'x = 1' })
  expect(await ask('x', { path: 'nobody/a' })).toBe('unknown_workspace')
  expect(await ask('x', { path: 'team/../other' })).toBe('outside_workspace')
  expect(await ask('x', { path: 'team/a.py' })).toBe('file_unreadable')
  expect(await ask('x', { path: path.join(root, 'none') })).toBe('file_unreadable')
  expect(await ask('x', { path: path.join(work, 'own') })).toBe('file_closed')
})

test('folders of a collection are searched together, each once, and only where a workspace opens them', async () => {
  const says = 'def reminder():\n    pass\n'
  const files = { 'work/one/a.py': says, 'work/one/deep/b.py': says, 'work/two/c.py': says, 'work/own/d.py': says }
  const collections = () => [
    { name: 'shop', folders: ['team/one/deep', 'team/two', 'team/one'] },
    { name: 'closed', folders: ['team/own'] },
    { name: 'outside', folders: [path.parse(process.cwd()).root] },
  ]
  const { ask } = await open({ ...files, 'other/e.py': says }, {}, { collections })
  expect(await ask('reminder', { path: null, collection: 'shop' })).toMatchObject({
    folders: ['work/two', 'work/one'],
    places: ['a.py reminder', 'c.py reminder', 'deep/b.py reminder'],
    files: 3,
  })
  expect(await ask('reminder', { path: null, collection: 'closed' })).toBe('file_closed')
  expect(await ask('reminder', { path: null, collection: 'outside' })).toBe('folder_not_open')
  expect(await ask('reminder', { path: null, collection: 'none' })).toBe('unknown_collection')
  const plain = await open({ 'work/a.py': says, 'other/e.py': says })
  expect(await plain.ask('reminder', { path: null })).toMatchObject({ folders: ['work'], files: 1 })
})

test.skipIf(process.platform === 'win32')(
  'two thousand megabytes, a pipe, a device and a loop of links are in no index and take no memory',
  async () => {
    const { ask, work } = await open({ 'work/a.py': 'def reminder(): pass', 'work/huge.py': 'def reminder(): pass' })
    await truncate(path.join(work, 'huge.py'), 2_000_000_000)
    await promisify(execFile)('mkfifo', [path.join(work, 'pipe.py')])
    await symlink('/dev/zero', path.join(work, 'zero.py'))
    await symlink('.', path.join(work, 'loop'))
    const { rss } = process.memoryUsage()
    expect(await ask('reminder')).toMatchObject({ places: ['a.py reminder'], files: 1 })
    expect(process.memoryUsage().rss - rss).toBeLessThan(100_000_000)
  },
)

test('lines made to take an expression for ever are cut into pieces at once', async () => {
  const hostile = [
    'a '.repeat(900),
    '('.repeat(1_900),
    `const a = ${'('.repeat(950)}${')'.repeat(950)}`,
    'x<'.repeat(950),
  ]
  const { ask } = await open({ 'work/a.py': `${hostile.join('\n')}\ndef reminder(): pass\n`.repeat(40) })
  const startedAt = Date.now()
  expect(await ask('reminder')).toMatchObject({ complete: true })
  expect(Date.now() - startedAt).toBeLessThan(soonMs)
})
