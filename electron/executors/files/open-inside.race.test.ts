import { mkdir, mkdtemp, readdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { expect, test } from 'vitest'

import { noBackups } from '../../../test/fakes/no-backups.ts'
import { createCountingIds } from '../../../test/fakes/storage-deps.ts'
import type { WantedChange } from '../../contract/file-edits-port.ts'
import { ok } from '../../kernel/result.ts'
import { systemClock } from '../../kernel/system-ports.ts'
import { findByName } from '../../tools/files/search-files/find-files.ts'
import { createSystemLocks } from '../process/system-locks.ts'
import { createFileChanges } from './editing/file-changes.ts'
import { createFileEdits } from './editing/file-edits.ts'
import { createKeptContents } from './editing/kept-contents.ts'
import { createFilesPort } from './files-port.ts'
import { createLineSearch } from './line-search/line-search.ts'
import { createNameSearch } from './name-search/name-search.ts'
import { openInside } from './open-inside.ts'
import { createFileReading } from './reading/file-reading.ts'

/** Puts a link that leads out in the place of a folder and the folder back, as fast as it can or with a pause. */
const swapping = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
const { workerData: { folder, outside, stop, pauseMs }, parentPort } = require('node:worker_threads')
const ended = new Int32Array(stop)
parentPort.postMessage('begun')
while (Atomics.load(ended, 0) === 0) {
  renameSync(folder, folder + '-aside')
  symlinkSync(outside, folder)
  unlinkSync(folder)
  renameSync(folder + '-aside', folder)
  if (pauseMs > 0) Atomics.wait(ended, 0, 0, pauseMs)
}`

const tries = 10_000
const linuxTest = test.skipIf(process.platform !== 'linux')

type Hostile = { readonly base: string; readonly folder: string; readonly outside: string; readonly root: string }

/** Works in a folder that is swapped for a link all the while; nothing outside may be other than it was afterwards. */
async function whileSwapped(pauseMs: number, work: (place: Hostile) => Promise<void>): Promise<void> {
  const base = await realpath(await mkdtemp(path.join(tmpdir(), 'race-')))
  const [root, outside] = [path.join(base, 'root'), path.join(base, 'outside')]
  const folder = path.join(root, 'folder')
  for (const made of [folder, outside]) await mkdir(made, { recursive: true })
  await writeFile(path.join(folder, 'file'), 'inside')
  await writeFile(path.join(outside, 'file'), 'secret')
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(swapping, { eval: true, workerData: { folder, outside, stop, pauseMs } })
  try {
    await new Promise((resolve) => worker.once('message', resolve))
    await work({ base, folder, outside, root })
    expect(await readdir(outside)).toEqual(['file'])
    expect(await readFile(path.join(outside, 'file'), 'utf8')).toBe('secret')
  } finally {
    Atomics.store(new Int32Array(stop), 0, 1)
    await new Promise((resolve) => worker.once('exit', resolve))
    await rm(base, { recursive: true })
  }
}

linuxTest('a link that is swapped in meanwhile never lets anything out', () =>
  whileSwapped(0, async ({ folder, root }) => {
    const { signal } = new AbortController()
    const seen = new Set<string>()
    for (let count = 0; count < tries; count += 1) {
      const opened = await openInside(path.join(folder, 'file'), { within: [root], signal }, process.platform)
      if (typeof opened === 'string') seen.add(opened)
      else for await (const chunk of opened.chunks) seen.add(Buffer.from(chunk).toString())
    }
    expect(seen).not.toContain('secret')
    // The swapping was met, and did not keep everything away.
    expect(seen.size).toBeGreaterThan(1)
    expect(seen).toContain('inside')
  }),
)

linuxTest('nor are names found through it, whether the folder is remembered or read', () =>
  whileSwapped(0, async ({ folder, outside, root }) => {
    await writeFile(path.join(folder, '..', 'beside'), '')
    await utimes(path.join(outside, 'file'), 1, 1)
    const names = createNameSearch(process.platform)
    const files = createFilesPort(process.platform, noBackups, { names, lines: createLineSearch() })
    const query = { root, glob: '*', modifiedAfter: null, maxResults: 10, includeHidden: false }
    const context = { ports: { files, now: () => 0 }, signal: new AbortController().signal }
    const seen = new Set<string>()
    for (let count = 0; count < tries / 5; count += 1)
      for (const { path: file, modifiedUtc } of (await findByName(query, context)).items ?? [])
        seen.add(`${path.basename(file)} ${modifiedUtc.slice(0, 4)}`)
    names.close()
    expect([...seen].filter((found) => found.includes('1970'))).toEqual([])
    expect([...seen].some((found) => found.startsWith('file '))).toBe(true)
  }),
)

const editing = [
  { pauseMs: 0, times: tries, editsEach: 200, isChanged: null },
  // Seldom enough that some changes are made.
  { pauseMs: 1, times: 40, editsEach: 1, isChanged: true },
]
const title = 'nor is anything read, made, moved or deleted through it, once it was judged (a swap each $pauseMs ms)'
linuxTest.each(editing)(title, { timeout: 60_000 }, ({ pauseMs, times, editsEach, isChanged }) =>
  whileSwapped(pauseMs, async ({ base, folder }) => {
    const ids = createCountingIds()
    const kept = createKeptContents({ folder: path.join(base, 'kept'), ids, clock: systemClock })
    const locks = createSystemLocks()
    const changes = createFileChanges({ kept, journalFolder: path.join(base, 'journal'), ids, locks })
    // As it was when it was judged: the link comes after that.
    const place = ({ path: name }: { readonly path: string }) => Promise.resolve(ok(path.join(folder, name)))
    const [edits, reading] = [createFileEdits({ changes, kept, place }), createFileReading({ place })]
    const { signal } = new AbortController()
    const wanted = { fromLine: 1, lines: 10, fromByte: null, bytes: 100, encoding: null } as const
    const agreed = { before: null, after: null }
    const seen = new Set<string>()
    // A busy computer swaps seldom: then it takes more of them until both were met.
    const isMet = (): boolean => isChanged === null || (seen.has('changed') && seen.has('not changed'))
    for (let count = 0; count < times || (!isMet() && count < tries); count += 1) {
      const read = await reading.read({ path: 'file' }, wanted, signal)
      seen.add(read.ok ? (read.value.text ?? '') : read.error.code)
      if (count % editsEach !== 0) continue
      const [first, second, third] = [
        `made-${String(count)}`,
        `moved-${String(count)}`,
        `copied-${String(count)}`,
      ] as const
      const steps: readonly WantedChange[][] = [
        [{ path: first, text: 'made' }],
        [
          { path: second, contentOf: { path: first } },
          { path: first, removed: true },
        ],
        [{ path: third, contentOf: { path: 'file' } }],
        [{ path: third, removed: true }],
      ]
      for (const step of steps) {
        const made = await edits.apply(step, agreed)
        seen.add(made.ok ? 'changed' : 'not changed')
        if (made.ok && count % 2 === 0) await edits.revert(made.value.files)
      }
    }
    expect(seen).not.toContain('secret')
    expect(seen).toContain('inside')
    if (isChanged !== null) expect(seen.has('changed')).toBe(isChanged)
    expect(seen).toContain('not changed')
    const contents = await Promise.all(
      (await readdir(kept.folder).catch(() => [])).map((name) => readFile(path.join(kept.folder, name), 'utf8')),
    )
    // Nothing of it was even kept.
    expect(contents).not.toContain('secret')
  }),
)
