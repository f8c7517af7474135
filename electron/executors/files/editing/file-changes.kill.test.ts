import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { bundled, repositoryRoot } from '../../../../test/fakes/bundled.ts'
import { createCountingIds, useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { systemClock } from '../../../kernel/system-ports.ts'
import { createSystemLocks } from '../../process/system-locks.ts'
import { createFileChanges } from './file-changes.ts'
import { createKeptContents } from './kept-contents.ts'

const newFolder = useTemporaryFolders()
const locks = createSystemLocks()

/** Runs the changer of files in a folder, and ends it a moment after its first change: `afterMs` more each time. */
async function killedChanger(folder: string, what: 'edits' | 'moves', run: (afterMs: number) => Promise<void>) {
  const bundle = await bundled(await newFolder(), [
    'electron/executors/files/editing/file-changes.ts',
    'electron/executors/files/editing/kept-contents.ts',
    'electron/executors/process/system-locks.ts',
    'electron/kernel/system-ports.ts',
  ])
  const changer = path.join(repositoryRoot, 'test/fakes/file-changer.mjs')
  for (let afterMs = 0; afterMs <= 33; afterMs += 3) {
    const child = spawn(process.execPath, [changer, bundle, folder, what], { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs))
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBeNull()
    await run(afterMs)
  }
}

test('killed again and again, a file is old or new, never half; after recovery all of a set are old, or all are new', async () => {
  const folder = await newFolder()
  const [old, next] = ['old\n'.repeat(20_000), 'new\n'.repeat(30_000)]
  const names = ['one.txt', 'two.txt']
  for (const name of names) await writeFile(path.join(folder, name), old)
  const read = () => Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const changes = changesIn(folder)
  await killedChanger(folder, 'edits', async () => {
    for (const text of await read()) expect(text === old || text === next).toBe(true)
    expect(await changes.recover()).toEqual([])
    const [one, two] = await read()
    expect(one).toBe(two)
    expect((await readdir(folder)).filter((name) => name.includes('deskmedic-'))).toEqual([])
  })
})

test('killed again and again while a file is moved and another one deleted, both are done or none, with their rights', async () => {
  const folder = await newFolder()
  const texts = { 'one.txt': 'old\n'.repeat(20_000), 'two.txt': 'new\n'.repeat(30_000) }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text)
  await chmod(path.join(folder, 'one.txt'), 0o600)
  const held = async (): Promise<Record<string, string>> => {
    const files = (await readdir(folder)).filter((name) => name.includes('.txt')).sort()
    return Object.fromEntries(
      await Promise.all(files.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
    )
  }
  const changes = changesIn(folder)
  await killedChanger(folder, 'moves', async () => {
    // Whatever moment it was, nothing is lost meanwhile, and nothing is half.
    for (const [name, text] of Object.entries(await held()))
      if (!name.includes('deskmedic-part')) expect(Object.values(texts)).toContain(text)
    expect(await changes.recover()).toEqual([])
    const now = await held()
    expect([texts, { 'three.txt': texts['one.txt'] }]).toContainEqual(now)
    const moved = 'one.txt' in now ? 'one.txt' : 'three.txt'
    if (process.platform !== 'win32') expect((await stat(path.join(folder, moved))).mode & 0o777).toBe(0o600)
  })
})

/** The same changes as the changer makes, over what it has kept. */
function changesIn(folder: string) {
  const ids = createCountingIds()
  const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
  return createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids, locks })
}
