import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root, useCommandLine } from './command-line.ts'

const freshFolder = useCommandLine(['cli', 'main'])

// To find, open and compile a file costs more than what most modules do.
test.each([
  { words: ['tools'], most: 12 },
  { words: ['plan', 'my printer does not print'], most: 15 },
])('the command line loads at most $most files for $words', async ({ words, most }) => {
  const data = await freshFolder()
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/cli.cjs'), '--target', 'simulated', '--data', data, ...words],
    { encoding: 'utf8', env: { ...process.env, NODE_DEBUG: 'module' } },
  )
  expect(status).toBe(0)
  const loaded = [...stderr.matchAll(/ load "([^"]+)" for module /g)].map(([, file = '']) => path.basename(file))
  expect(loaded).toContain('cli.cjs')
  expect(loaded.length, loaded.join(', ')).toBeLessThanOrEqual(most)
})

test('what the window needs at its start is one chunk beside the entry', async () => {
  const folder = path.join(root, 'dist/main')
  const app = (await readdir(folder)).filter((name) => /^app-.*\.cjs$/.test(name))
  expect(app).toHaveLength(1)
  const text = await readFile(path.join(folder, app[0] ?? ''), 'utf8')
  // What stands behind an arrow is loaded when it is asked for.
  const [head = ''] = text.split('Object.defineProperty', 1)
  const atOnce = [...head.matchAll(/(?<!=>)\brequire\(["'`](\.[^"'`]+)["'`]\)/g)].map(([, file = '']) => file)
  expect(atOnce).toContain('../main.cjs')
  expect(atOnce.filter((file) => file !== '../main.cjs').length, atOnce.join(', ')).toBeLessThanOrEqual(1)
})
