import { execFileSync } from 'node:child_process'
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

import { makesLinks, namesHoldLineFeeds } from '../../../test/fakes/abilities.ts'
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

test.skipIf(!makesLinks)('a link is never moved, and nothing is moved then', async () => {
  mkdirSync(join(root, 'Documents'))
  symlinkSync(join(root, 'Documents'), join(within, 'Default', 'GPUCache'))
  const folders = ['Cache', 'GPUCache'].map((name) => join(within, 'Default', name))
  await expect(setAside(folders, options(), platform)).rejects.toThrow('not_a_folder')
  expect(folders.map(existsSync)).toEqual([true, true])
  expect(readdirSync(keptIn)).toEqual([])
})

test.skipIf(!makesLinks)('a folder whose real place is elsewhere is refused', async () => {
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

test.skipIf(!makesLinks)('a link in place of the quarantine is refused, and nothing behind it is deleted', async () => {
  const elsewhere = join(root, 'Documents')
  const old = join(elsewhere, `browser-cache-${nowMs - 30 * day}`)
  mkdirSync(old, { recursive: true })
  symlinkSync(elsewhere, keptIn)
  await expect(setAside([join(within, 'Default', 'Cache')], options(), platform)).rejects.toThrow('not_a_folder')
  expect([existsSync(old), existsSync(join(within, 'Default', 'Cache', 'old'))]).toEqual([true, true])
})

test.skipIf(!makesLinks)('a link among what is old leads nowhere: what it points to stays', async () => {
  const precious = join(root, 'Documents', 'thesis')
  mkdirSync(precious, { recursive: true })
  const old = join(keptIn, `browser-cache-${nowMs - 8 * day}`)
  mkdirSync(old, { recursive: true })
  symlinkSync(join(root, 'Documents'), join(old, 'link'))
  symlinkSync(join(root, 'Documents'), join(keptIn, `browser-cache-${nowMs - 9 * day}`))
  await setAside([], options(), platform)
  expect([existsSync(old), existsSync(precious)]).toEqual([false, true])
})

test.skipIf(platform === 'win32')('what is old and cannot be deleted does not stand in the way', async () => {
  const old = join(keptIn, `browser-cache-${nowMs - 8 * day}`)
  mkdirSync(old, { recursive: true })
  const name = 'x'.repeat(200)
  // Deeper than a path may be long: no call that names the whole path gets there.
  execFileSync(
    'sh',
    ['-c', `i=0; while [ $i -lt 30 ]; do mkdir ${name} && cd -P ${name} || exit 0; i=$((i+1)); done`],
    {
      cwd: old,
    },
  )
  const moved = await setAside([join(within, 'Default', 'Cache')], options(), platform)
  expect(moved).toHaveLength(1)
  execFileSync('rm', ['-rf', old])
})

test('an undo that stopped half-way goes on where it stopped', async () => {
  const folders = [join(within, 'Default', 'Cache'), join(within, 'Default', 'Code Cache')]
  const moved = await setAside(folders, options(), platform)
  // A file in place of the second folder, such as a program that runs again has made.
  writeFileSync(folders[1] ?? '', 'busy')
  await expect(putBack(moved, options(), platform)).rejects.toThrow('not_a_folder')
  expect(folders.map(existsSync)).toEqual([true, true])
  rmSync(folders[1] ?? '')
  await putBack(moved, options(), platform)
  expect(folders.map((folder) => readdirSync(folder))).toEqual([['old'], ['old']])
})

test('what is not kept any more is not called put back', async () => {
  const moved = await setAside([join(within, 'Default', 'Cache')], options(), platform)
  rmSync(keptIn, { recursive: true })
  mkdirSync(join(within, 'Default', 'Cache'))
  await expect(putBack(moved, options(), platform)).rejects.toThrow('quarantine_gone')
})

test.each([
  ...(namesHoldLineFeeds ? ['a\nb'] : []),
  '\u202excod.exe',
  'caf\u0065\u0301 \u{1f469}\u200d\u{1f4bb}',
  'x'.repeat(200),
  '-rf',
  '$(id)',
  'CON',
])('a folder called %j moves and comes back like any other', async (name) => {
  const folder = join(within, 'Default', name)
  mkdirSync(folder)
  const moved = await setAside([folder], options(), platform)
  expect(existsSync(folder)).toBe(false)
  await putBack(moved, options(), platform)
  expect(readdirSync(join(within, 'Default')).includes(name)).toBe(true)
})
