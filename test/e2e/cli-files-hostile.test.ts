import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { bundled, repositoryRoot } from '../fakes/bundled.ts'
import { dataOf, envelopeOf, run, useCommandLine, type Run } from './command-line.ts'
import { canMountDrives, useOwnDrives, type OwnDrive } from './own-drive.ts'

const newFolder = useCommandLine()
const newDrive = useOwnDrives()
const bytes = 600_000

type Done = { readonly verdict: string; readonly undoId?: string }

type Searched = {
  readonly result: { readonly lines: readonly { readonly path: string }[]; readonly complete: boolean }
}

/** What a full drive is told as: code and reason. */
function refusal(ended: Run): readonly unknown[] {
  const { error } = envelopeOf(ended)
  expect(ended.stderr).not.toMatch(/\(node:|internal|DM-APP/)
  return [ended.code, error?.code, error?.data['reason']]
}

/** Runs a file tool with a yes, in the opened folder `team`. */
function caller(drive: OwnDrive, here: readonly string[]) {
  return (tool: string, args: object): Promise<Run> => {
    const given = JSON.stringify({ workspace: 'team', dryRun: false, ...args })
    return drive.run(['run', tool, '--args', given, '--yes', '--json', ...here])
  }
}

type Looked = { readonly result: Readonly<Record<string, unknown>> }

describe.skipIf(!canMountDrives())('a full drive (needs a namespace with a drive of its own)', () => {
  test('with the files on it: what needs space is refused whole, what needs none is done and put back', async () => {
    const drive = await newDrive()
    const data = await newFolder()
    const files = path.join(path.dirname(drive.folder), 'files')
    const here = ['--data', data, '--target', 'portable']
    await drive.put('a.txt', 'a', bytes)
    expect((await drive.run(['workspace', 'add', 'team', files, ...here])).code).toBe(0)
    const call = caller(drive, here)
    await drive.put('small.txt', 'o', 3)
    const [before, small] = [await drive.digest('a.txt'), await drive.digest('small.txt')]
    await drive.fill()
    const full = [6, 'file_unwritable', 'ENOSPC']
    expect(refusal(await call('copy_file', { path: 'a.txt', to: 'b.txt' }))).toEqual(full)
    expect(refusal(await call('move_file', { path: 'a.txt', to: 'b.txt' }))).toEqual(full)
    const text = 'x'.repeat(50_000)
    expect(refusal(await call('write_file', { path: 'new.txt', text }))).toEqual(full)
    const more = [{ kind: 'insert', before: 1, text }]
    expect(refusal(await call('edit_file', { path: 'small.txt', edits: more }))).toEqual(full)
    const both = [
      { path: 'small.txt', edits: [{ kind: 'replace', from: 1, to: 1, text: 'two' }] },
      { path: 'new.txt', text },
    ]
    expect(refusal(await call('batch_edit', { files: both }))).toEqual(full)
    expect(await drive.names('files')).toEqual(['a.txt', 'small.txt'])
    expect(await drive.digest('small.txt')).toBe(small)
    expect(await drive.digest('a.txt')).toBe(before)
    const gone = dataOf<Done>(await call('delete_file', { path: 'a.txt' }))
    expect([gone.verdict, await drive.names('files')]).toEqual(['fixed', ['small.txt']])
    expect((await drive.run(['undo', gone.undoId ?? '', '--yes', ...here])).code).toBe(0)
    expect(await drive.digest('a.txt')).toBe(before)
  })

  test('with the records on it: nothing goes whose content cannot be kept, by a change or by its undo', async () => {
    const drive = await newDrive()
    const files = await newFolder()
    const here = ['--data', drive.folder, '--target', 'portable']
    // More than the whole drive holds.
    const large = 'x'.repeat(6_000_000)
    await writeFile(path.join(files, 'a.txt'), large)
    expect((await drive.run(['workspace', 'add', 'team', files, ...here])).code).toBe(0)
    const call = caller(drive, here)
    const full = [6, 'data_folder_unwritable', 'ENOSPC']
    for (const [tool, args] of [
      ['delete_file', { path: 'a.txt' }],
      ['move_file', { path: 'a.txt', to: 'b.txt' }],
    ] as const)
      expect([tool, ...refusal(await call(tool, args))]).toEqual([tool, ...full])
    expect(await readdir(files)).toEqual(['a.txt'])
    // A copy takes nothing away; that it goes again would.
    const copied = dataOf<Done>(await call('copy_file', { path: 'a.txt', to: 'b.txt' }))
    expect(refusal(await drive.run(['undo', copied.undoId ?? '', '--yes', '--json', ...here]))).toEqual(full)
    expect((await readdir(files)).sort()).toEqual(['a.txt', 'b.txt'])
    for (const name of ['a.txt', 'b.txt']) expect(await readFile(path.join(files, name), 'utf8')).toBe(large)
    expect((await drive.names('data/edits')).filter((name) => name.includes('.part'))).toEqual([])
    expect(dataOf(await drive.run(['audit', 'verify', '--json', ...here]))).toMatchObject({ ok: true })
  })

  test('with the records on it: what only looks answers as ever, also where it would keep what it read', async () => {
    const drive = await newDrive()
    const files = await newFolder()
    const here = ['--data', drive.folder, '--target', 'portable']
    await writeFile(path.join(files, 'app.log'), 'an error\n')
    await writeFile(path.join(files, 'mail.py'), 'def send_reminder(customer):\n    return customer\n')
    expect((await drive.run(['workspace', 'add', 'team', files, ...here])).code).toBe(0)
    await drive.fill()
    const look = async (tool: string, args: object): Promise<Looked['result']> => {
      const environment = { HOME: files }
      const ended = await drive.run(['run', tool, '--args', JSON.stringify(args), '--json', ...here], { environment })
      expect(ended.stderr).not.toMatch(/\(node:|internal|DM-APP/)
      return dataOf<Looked>(ended).result
    }
    expect(await look('list_files', { path: files })).toMatchObject({ total: 2, complete: true })
    expect(await look('read_file', { workspace: 'team', path: 'app.log' })).toMatchObject({ text: 'an error\n' })
    expect(await look('search_files', { root: files, content: 'error' })).toMatchObject({ complete: true })
    expect(await look('analyze_logs', { path: path.join(files, 'app.log') })).toEqual({
      ...{ matches: [{ line: 1, utc: null, level: null, summary: 'an error' }], scannedBytes: 9, truncated: false },
    })
    const search = () => look('code_search', { workspace: 'team', question: 'send reminder' })
    // What was read could not be kept: it is read once more.
    for (const found of [await search(), await search()])
      expect(found).toMatchObject({ filesRead: 2, complete: true, matches: [{ name: 'send_reminder' }] })
    const names = await drive.names()
    expect(names.filter((name) => /code.*(?:part|tmp)/i.test(name))).toEqual([])
  })
})

const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** The rights of a file say nothing to root, who therefore becomes somebody else. */
const through = isRoot ? ['setpriv', `--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups'] : []
const hasRights = process.platform !== 'win32' && (!isRoot || spawnSync(through[0] ?? '', ['--version']).status === 0)

test.skipIf(!hasRights)(
  'without the rights to a file and a folder: told as that, by what reads and by what changes, and left as they were',
  async () => {
    const [data, files] = [await newFolder(), await newFolder()]
    const [closed, folder] = [path.join(files, 'closed.txt'), path.join(files, 'closed')]
    await writeFile(closed, 'needle\n')
    await writeFile(path.join(files, 'open.txt'), 'needle\n')
    await mkdir(folder)
    // A folder whose files can be read and changed by nobody here.
    const fixed = path.join(files, 'fixed')
    await mkdir(fixed)
    await writeFile(path.join(fixed, 'held.txt'), 'one\n')
    if (isRoot) for (const each of [data, files, closed, folder]) await chown(each, nobody, nobody)
    for (const each of [closed, folder]) await chmod(each, 0)
    await chmod(fixed, 0o555)
    const here = ['--data', data, '--target', 'portable']
    expect((await run(['workspace', 'add', 'team', files, ...here], { through })).code).toBe(0)
    const call = (tool: string, args: object): Promise<Run> =>
      run(['run', tool, '--args', JSON.stringify(args), '--yes', '--json', ...here], { through })
    const own = { workspace: 'team', path: 'closed.txt' }
    const refused = [6, 'file_unreadable', 'EACCES']
    expect(refusal(await call('read_file', own))).toEqual(refused)
    for (const [tool, more] of [
      ['edit_file', { edits: [{ kind: 'delete', from: 1, to: 1 }] }],
      ['copy_file', { to: 'copy.txt' }],
      ['move_file', { to: 'moved.txt' }],
      ['delete_file', {}],
    ] as const)
      expect([tool, ...refusal(await call(tool, { ...own, ...more, dryRun: false }))]).toEqual([tool, ...refused])
    const edits = [{ kind: 'replace', from: 1, to: 1, text: 'two' }]
    const several = {
      workspace: 'team',
      dryRun: false,
      files: ['open.txt', 'closed.txt'].map((at) => ({ path: at, edits })),
    }
    expect(refusal(await call('batch_edit', several))).toEqual(refused)
    expect(await readFile(path.join(files, 'open.txt'), 'utf8')).toBe('needle\n')
    const held = { workspace: 'team', path: 'fixed/held.txt', dryRun: false }
    for (const [tool, args] of [
      ['write_file', { path: 'fixed/new.txt', text: 'x' }],
      ['copy_file', { path: 'open.txt', to: 'fixed/copy.txt' }],
      ['move_file', { path: 'open.txt', to: 'fixed/moved.txt' }],
      ['move_file', { to: 'moved.txt' }],
      ['delete_file', {}],
      ['edit_file', { edits }],
    ] as const)
      expect([tool, args, ...refusal(await call(tool, { ...held, ...args }))]).toEqual([
        ...[tool, args, 6, 'file_unwritable', 'EACCES'],
      ])
    expect(await readdir(fixed)).toEqual(['held.txt'])
    expect(await readFile(path.join(fixed, 'held.txt'), 'utf8')).toBe('one\n')
    const found = dataOf<Searched>(await call('search_files', { root: files, content: 'needle' }))
    expect(found.result.lines.map((line) => path.basename(line.path))).toEqual(['open.txt'])
    expect(found.result.complete).toBe(false)
    expect(dataOf<Done>(await call('list_files', { path: folder })).verdict).toBe('unknown')
    const code = { workspace: 'team', question: 'needle' }
    expect(dataOf<Looked>(await call('code_search', code)).result).toMatchObject({ files: 2, complete: false })
    // Its time and size stay as they were: it is read all the same.
    await chmod(closed, 0o600)
    expect(dataOf<Looked>(await call('code_search', code)).result).toMatchObject({ files: 3, filesRead: 1 })
    expect((await readdir(files)).sort()).toEqual(['closed', 'closed.txt', 'fixed', 'open.txt'])
    if (isRoot) expect(await readFile(closed, 'utf8')).toBe('needle\n')
  },
)

test.skipIf(!hasRights)(
  'a log, small or large, is told as unknown without the rights to it or to its folder, and read once they are there',
  async () => {
    const [data, files] = [await newFolder(), await newFolder()]
    const [small, large] = [path.join(files, 'small.log'), path.join(files, 'large.log')]
    const folder = path.join(files, 'closed')
    await mkdir(folder)
    const inside = path.join(folder, 'inside.log')
    for (const each of [small, inside]) await writeFile(each, 'an error\n')
    await writeFile(large, `${'a line of the log\n'.repeat(700_000)}an error\n`)
    if (isRoot) for (const each of [data, files, folder, small, large, inside]) await chown(each, nobody, nobody)
    for (const each of [small, large, folder]) await chmod(each, 0)
    const options = { through, environment: { HOME: files } }
    const look = async (file: string) => {
      const args = JSON.stringify({ path: file })
      const asked = ['run', 'analyze_logs', '--args', args, '--json', '--data', data, '--target', 'portable']
      const ended = await run(asked, options)
      expect(ended.stderr).not.toMatch(/\(node:|internal|DM-APP/)
      return dataOf<Done & Looked>(ended)
    }
    const unknown = { verdict: 'unknown', result: { matches: null, scannedBytes: null, truncated: null } }
    for (const file of [small, large, inside]) expect([file, await look(file)]).toMatchObject([file, unknown])
    await chmod(folder, 0o700)
    for (const file of [small, large]) await chmod(file, 0o600)
    for (const [file, line] of [
      [small, 1],
      [large, 700_001],
      [inside, 1],
    ] as const)
      expect((await look(file)).result).toMatchObject({ matches: [{ line, summary: 'an error' }], truncated: false })
  },
)

test('killed while several files change: the next start puts them right before anything is read', async () => {
  const [data, files] = [await newFolder(), await newFolder()]
  const here = ['--data', data, '--target', 'portable']
  expect((await run(['workspace', 'add', 'team', files, ...here])).code).toBe(0)
  await mkdir(path.join(data, 'edits'), { recursive: true })
  const bundle = await bundled(await newFolder(), [
    'electron/executors/files/editing/file-changes.ts',
    'electron/executors/files/editing/kept-contents.ts',
    'electron/executors/process/system-locks.ts',
    'electron/kernel/system-ports.ts',
  ])
  const changer = path.join(repositoryRoot, 'test/fakes/file-changer.mjs')
  const texts = { 'one.txt': 'old\n'.repeat(20_000), 'two.txt': 'new\n'.repeat(30_000) }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(files, name), text)
  await chmod(path.join(files, 'one.txt'), 0o600)
  const edits = path.join(data, 'edits')
  const child = spawn(process.execPath, [changer, bundle, files, 'stopped', edits], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  // The first of the set has come into being, the other one is as it was.
  expect((await readdir(files)).filter((name) => name.endsWith('.txt'))).toEqual(['one.txt', 'three.txt', 'two.txt'])
  // Somebody is at work on them: another program leaves them alone.
  expect((await run(['run', 'check_disk_usage', '--json', ...here])).code).toBe(0)
  expect(await readdir(files)).toContain('three.txt')
  child.kill('SIGKILL')
  await once(child, 'close')
  const listed = await run(['run', 'list_files', '--args', JSON.stringify({ path: files }), '--json', ...here])
  const { items } = dataOf<{ readonly result: { readonly items: readonly { readonly name: string }[] } }>(listed).result
  expect(items.map(({ name }) => name)).toEqual(['one.txt', 'two.txt'])
  expect(await readdir(files)).toEqual(['one.txt', 'two.txt'])
  for (const [name, text] of Object.entries(texts)) expect(await readFile(path.join(files, name), 'utf8')).toBe(text)
  if (process.platform !== 'win32') expect((await stat(path.join(files, 'one.txt'))).mode & 0o777).toBe(0o600)
})
