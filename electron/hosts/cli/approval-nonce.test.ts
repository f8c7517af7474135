import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createManualClock } from '../../../test/fakes/storage-deps.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { createSystemIds, systemClock } from '../../kernel/system-ports.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import type { Backend } from '../../engine/backend.ts'
import { openApprovalNonce } from './approval-nonce.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dm-nonce-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const minute = 60_000
const clock = createManualClock()

function open(accepts: boolean, folder = root) {
  const ports = { fileSystem: createNodeFileSystem(), ids: createSystemIds(systemClock), clock, logger: silentLogger }
  return openApprovalNonce({ data: { root: folder }, ports } as unknown as Backend, accepts)
}

test('what one run shows the next one accepts, for an hour at most', async () => {
  const shown = (await open(false)).value
  clock.advance(29 * minute)
  expect((await open(false)).value).toBe(shown)
  clock.advance(30 * minute)
  expect((await open(true)).value).toBe(shown)
  clock.advance(minute)
  expect((await open(true)).value).not.toBe(shown)
})

test('what is shown counts for half an hour at least: an older one is not shown any more', async () => {
  const shown = (await open(false)).value
  clock.advance(31 * minute)
  const newer = (await open(false)).value
  expect(newer).not.toBe(shown)
  expect((await open(true)).value).toBe(newer)
})

test('once used it counts no longer', async () => {
  const used = await open(true)
  await used.renew()
  expect((await open(true)).value).not.toBe(used.value)
})

test('another data folder has another one', async () => {
  const other = path.join(root, 'other')
  mkdirSync(other)
  const [here, there] = [await open(false), await open(false, other)]
  expect(there.value).not.toBe(here.value)
})

test.each(['', 'null', '{}', '{"nonce":"abc","issuedAt":0}', 'x'.repeat(100), '{"nonce":1,"issuedAt":"now"}'])(
  'a file that makes no sense is no nonce: %j',
  async (text) => {
    const before = (await open(false)).value
    for (const name of readdirSync(root)) writeFileSync(path.join(root, name), text)
    const after = (await open(true)).value
    expect(after).not.toBe(before)
    expect((await open(true)).value).toBe(after)
  },
)

test('each flipped bit: the nonce that was written, or another that takes its place', async () => {
  const file = path.join(root, 'approval-nonce.json')
  const written = (await open(false)).value
  const bytes = readFileSync(file)
  for (let bit = 0; bit < bytes.length * 8; bit += 3) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(file, flipped)
    const { value } = await open(false)
    // A blank that became another blank is the same document.
    if (value !== written) expect(readFileSync(file).equals(flipped)).toBe(false)
  }
})

test('a clock that was set back makes a new one', async () => {
  const shown = (await open(false)).value
  clock.advance(-5 * minute)
  expect((await open(true)).value).not.toBe(shown)
})
