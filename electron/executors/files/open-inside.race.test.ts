import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { expect, test } from 'vitest'

import { openInside } from './open-inside.ts'

/** Puts a link that leads out in the place of a folder and the folder back, as fast as it can. */
const swapping = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
const { workerData: { folder, outside, stop }, parentPort } = require('node:worker_threads')
const ended = new Int32Array(stop)
parentPort.postMessage('begun')
while (Atomics.load(ended, 0) === 0) {
  renameSync(folder, folder + '-aside')
  symlinkSync(outside, folder)
  unlinkSync(folder)
  renameSync(folder + '-aside', folder)
}`

test.skipIf(process.platform !== 'linux')('a link that is swapped in meanwhile never lets anything out', async () => {
  const base = await realpath(await mkdtemp(path.join(tmpdir(), 'race-')))
  const [root, outside] = [path.join(base, 'root'), path.join(base, 'outside')]
  const folder = path.join(root, 'folder')
  for (const made of [folder, outside]) await mkdir(made, { recursive: true })
  await writeFile(path.join(folder, 'file'), 'inside')
  await writeFile(path.join(outside, 'file'), 'secret')
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(swapping, { eval: true, workerData: { folder, outside, stop } })
  try {
    await new Promise((resolve) => worker.once('message', resolve))
    const { signal } = new AbortController()
    const read: string[] = []
    for (let tries = 0; tries < 1_500; tries += 1) {
      const opened = await openInside(path.join(folder, 'file'), { within: [root], signal }, process.platform)
      if (typeof opened === 'string') read.push(opened)
      else for await (const chunk of opened.chunks) read.push(Buffer.from(chunk).toString())
    }
    expect(read).not.toContain('secret')
    // The swapping was met, and did not keep everything away.
    expect(new Set(read).size).toBeGreaterThan(1)
    expect(read).toContain('inside')
  } finally {
    Atomics.store(new Int32Array(stop), 0, 1)
    await new Promise((resolve) => worker.once('exit', resolve))
    await rm(base, { recursive: true })
  }
})
