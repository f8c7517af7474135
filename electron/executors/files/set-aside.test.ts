import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { putBack, setAside } from './set-aside.ts'

const day = 24 * 3_600_000
const nowMs = 1_763_800_000_000
let root = ''
let within = ''
let keptIn = ''
const { platform } = process
const options = (now = nowMs) => ({ label: 'browser-cache', within, keptIn, nowMs: now })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dm-aside-'))
  within = join(root, 'User Data')
  keptIn = join(root, 'Quarantine')
  for (const name of ['Cache', 'Code Cache']) {
    mkdirSync(join(within, 'Default', name), { recursive: true })
    writeFileSync(join(within, 'Default', name, 'old'), name)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('folders go away whole and come back as they were; what came meanwhile is kept', async () => {
  const folders = [join(within, 'Default', 'Cache'), join(within, 'Default', 'Code Cache')]
  const moved = await setAside(folders, options(), platform)
  expect(folders.some(existsSync)).toBe(false)
  expect(moved.map(({ to }) => readdirSync(to))).toEqual([['old'], ['old']])
  mkdirSync(folders[0] ?? '')
  writeFileSync(join(folders[0] ?? '', 'new'), 'new')
  await putBack(moved, options(), platform)
  expect(folders.map((folder) => readdirSync(folder))).toEqual([['old'], ['old']])
  expect(readFileSync(`${moved[0]?.to ?? ''}-new/new`, 'utf8')).toBe('new')
})

test('a link is never moved, and nothing is moved then', async () => {
  mkdirSync(join(root, 'Documents'))
  symlinkSync(join(root, 'Documents'), join(within, 'Default', 'GPUCache'))
  const folders = ['Cache', 'GPUCache'].map((name) => join(within, 'Default', name))
  await expect(setAside(folders, options(), platform)).rejects.toThrow('not_a_folder')
  expect(folders.map(existsSync)).toEqual([true, true])
  expect(readdirSync(keptIn)).toEqual([])
})

test('a folder whose real place is elsewhere is refused', async () => {
  mkdirSync(join(root, 'Elsewhere', 'Cache'), { recursive: true })
  symlinkSync(join(root, 'Elsewhere'), join(within, 'Profile 1'))
  await expect(setAside([join(within, 'Profile 1', 'Cache')], options(), platform)).rejects.toThrow('outside')
  expect(existsSync(join(root, 'Elsewhere', 'Cache'))).toBe(true)
})

test('nothing goes back to a place outside', async () => {
  const [moved] = await setAside([join(within, 'Default', 'Cache')], options(), platform)
  const elsewhere = [{ from: join(root, 'Cache'), to: moved?.to ?? '' }]
  await expect(putBack(elsewhere, options(), platform)).rejects.toThrow('outside')
  await expect(putBack([{ from: moved?.from ?? '', to: root }], options(), platform)).rejects.toThrow('outside')
})

test('what was set aside is kept for seven days', async () => {
  await setAside([join(within, 'Default', 'Cache')], options(), platform)
  mkdirSync(join(keptIn, 'browser-cache-notes'))
  await setAside([join(within, 'Default', 'Code Cache')], options(nowMs + 6 * day), platform)
  expect(readdirSync(keptIn)).toHaveLength(3)
  await setAside([], options(nowMs + 8 * day), platform)
  expect(readdirSync(keptIn).sort()).toEqual(
    [nowMs + 6 * day, nowMs + 8 * day].map((stamp) => `browser-cache-${stamp}`).concat('browser-cache-notes'),
  )
})
