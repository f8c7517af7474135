import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { dataOf, envelopeOf, run, useCommandLine, type Run } from './command-line.ts'

const newFolder = useCommandLine()

type Done<Values> = {
  readonly callId: string
  readonly undoId?: string
  readonly verdict: string
  readonly result: Values
}

/** A folder that was opened without one of its folders; every command is a program of its own. */
async function openFolder() {
  const [data, files] = [await newFolder(), await newFolder()]
  await mkdir(path.join(files, 'closed'))
  for (const name of ['a.txt', 'b.txt', 'closed/c.txt', '.hidden'])
    await writeFile(path.join(files, name), `first\nneedle in ${name}\nlast\n`)
  const here = ['--data', data, '--target', 'portable']
  expect((await run(['workspace', 'add', 'team', files, '--never', 'closed', ...here])).code).toBe(0)
  const call = (tool: string, args: object, ...options: readonly string[]): Promise<Run> =>
    run(['run', tool, '--args', JSON.stringify(args), ...options, ...here])
  const isThere = (name: string): Promise<boolean> =>
    access(path.join(files, name)).then(
      () => true,
      () => false,
    )
  return { data, files, here, call, isThere }
}

test('a page of a file is read, and what is no file is told apart', async () => {
  const { files, call } = await openFolder()
  const page = { workspace: 'team', path: 'a.txt', fromLine: 2, lines: 1 }
  expect(dataOf<Done<object>>(await call('read_file', page, '--json')).result).toMatchObject({
    ...{ text: 'needle in a.txt\n', fromLine: 2, toLine: 2, lines: 3, nextLine: 3 },
    ...{ encoding: 'utf-8', encodingBecause: 'only_ascii' },
  })
  expect((await call('read_file', page)).stdout).toMatch(/^done {2}Read a file$/m)
  const code = async (given: object): Promise<string | undefined> =>
    envelopeOf(await call('read_file', given, '--json', '--role', 'ai_agent')).error?.code
  expect(await code({ path: files })).toBe('no_plain_file')
  expect(await code({ path: 'team/closed/c.txt' })).toBe('file_closed')
  expect(await code({ path: 'team/.hidden' })).toBe('file_closed')
  expect(await code({ path: '/etc/hostname' })).toBe('folder_not_open')
})

test('an agent lists and searches without what is closed; a person sees it', async () => {
  const { files, call } = await openFolder()
  type Listed = { readonly items: readonly { readonly name: string }[]; readonly leftOut: number }
  const listed = async (...options: readonly string[]): Promise<readonly string[]> => {
    const { items } = dataOf<Done<Listed>>(
      await call('list_directory', { path: files, recursive: true }, '--json', ...options),
    ).result
    return items.map(({ name }) => name.replaceAll(path.sep, '/'))
  }
  expect(await listed()).toEqual(['a.txt', 'b.txt', 'closed', 'closed/c.txt'])
  expect(await listed('--role', 'ai_agent')).toEqual(['a.txt', 'b.txt'])
  type Found = { readonly lines: readonly { readonly path: string; readonly before: readonly string[] }[] }
  const found = async (...options: readonly string[]): Promise<readonly string[]> => {
    const asked = { root: files, content: 'needle \\w+', context: 1 }
    const { lines } = dataOf<Done<Found>>(await call('search_files', asked, '--json', ...options)).result
    for (const { before } of lines) expect(before).toEqual(['first'])
    return lines.map(({ path: file }) => path.relative(files, file).replaceAll(path.sep, '/'))
  }
  expect(await found()).toEqual(['a.txt', 'b.txt', 'closed/c.txt'])
  expect(await found('--role', 'ai_agent')).toEqual(['a.txt', 'b.txt'])
  const bad = await call('search_files', { root: files, content: '(' }, '--json')
  expect(envelopeOf(bad).error?.code).toBe('bad_pattern')
})

test('a file is moved, deleted, put back and made again in another folder, each by a program of its own', async () => {
  const { files, here, call, isThere } = await openFolder()
  const move = { workspace: 'team', path: 'a.txt', to: 'moved.txt', dryRun: false }
  const moved = dataOf<Done<object>>(await call('move_file', move, '--yes', '--json'))
  expect(moved.verdict).toBe('fixed')
  expect([await isThere('a.txt'), await isThere('moved.txt')]).toEqual([false, true])
  const taken = await call('move_file', { ...move, path: 'b.txt' }, '--yes', '--json')
  expect(envelopeOf(taken).error?.code).toBe('file_exists')
  const gone = dataOf<Done<object>>(
    await call('delete_file', { path: 'team/moved.txt', dryRun: false }, '--yes', '--json'),
  )
  expect(gone.verdict).toBe('fixed')
  expect(await isThere('moved.txt')).toBe(false)
  for (const { undoId } of [gone, moved]) expect((await run(['undo', undoId ?? '', ...here, '--yes'])).code).toBe(0)
  expect(await readFile(path.join(files, 'a.txt'), 'utf8')).toBe('first\nneedle in a.txt\nlast\n')

  const once = await run(['history', 'replay', moved.callId, ...here, '--yes', '--json'])
  expect(await isThere('moved.txt')).toBe(true)
  const [redone] = dataOf<readonly { readonly callId: string }[]>(once)
  expect((await run(['undo', redone?.callId ?? '', ...here, '--yes'])).code).toBe(0)
  expect(await isThere('moved.txt')).toBe(false)

  const other = await newFolder()
  await writeFile(path.join(other, 'a.txt'), 'another text\n')
  expect((await run(['workspace', 'add', 'copy', other, ...here])).code).toBe(0)
  const replayed = await run([
    'history',
    'replay',
    moved.callId,
    gone.callId,
    '--into',
    'copy',
    ...here,
    '--yes',
    '--json',
  ])
  expect(dataOf<readonly { readonly of: string }[]>(replayed).map(({ of }) => of)).toEqual([moved.callId, gone.callId])
  expect(await access(path.join(other, 'a.txt')).catch(() => 'gone')).toBe('gone')
  const again = await run(['history', 'replay', moved.callId, '--into', 'copy', ...here, '--yes', '--json'])
  expect(envelopeOf(again).error?.code).toBe('no_plain_file')
})

test('a password that was read is not kept, and an edit with one is not made elsewhere', async () => {
  const { data, files, here, call } = await openFolder()
  await writeFile(path.join(files, 'secret.ini'), 'password=hunter2-canary\n')
  const read = dataOf<Done<{ readonly text: string }>>(await call('read_file', { path: 'team/secret.ini' }, '--json'))
  expect(read.result.text).toContain('hunter2-canary')
  expect(await readFile(path.join(data, 'history.ndjson'), 'utf8')).not.toContain('hunter2-canary')
  const edits = [{ kind: 'insert', before: 1, text: 'token=abcdef-canary' }]
  const edit = { path: 'team/a.txt', edits, dryRun: false }
  const made = dataOf<Done<object>>(await call('edit_file', edit, '--yes', '--json'))
  const replayed = await run(['history', 'replay', made.callId, '--into', 'team', ...here, '--yes', '--json'])
  expect(envelopeOf(replayed).error?.code).toBe('edit_not_kept')
})
