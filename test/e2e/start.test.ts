import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { root, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

/** `npm start` with these words where nothing can be drawn. */
async function startWithoutDisplay(...words: readonly string[]) {
  const drawing = ['DISPLAY', 'WAYLAND_DISPLAY']
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !drawing.includes(name)))
  const program = path.join(root, 'build', 'start.mjs')
  const child = spawn(process.execPath, [program, ...words], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { stdout, stderr, code }
}

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux(
  'without a display, npm start says so and shows in the terminal how a fault is found, repaired and undone',
  async () => {
    const { stdout, stderr, code } = await startWithoutDisplay()
    expect(stderr).toContain('there is no display here')
    expect(stdout).toMatch(
      /guided demonstration on a simulated PC[^]+PROBLEM[^]+FIXED[^]+Undone[^]+The record is whole/,
    )
    expect(code).toBe(0)
  },
)

test('a complaint is looked at in the terminal', async () => {
  const simulated = ['--target', 'simulated', '--scenario', 'stuck-print-queue', '--data', await newFolder()]
  const { stdout, code } = await startWithoutDisplay('the printer does nothing', ...simulated)
  expect(stdout).toContain('The print job Budget.xlsx has been stuck')
  expect(code).toBe(1)
})

onLinux('options of the app alone lead there too, an option that nobody knows is explained', async () => {
  const shown = await startWithoutDisplay('--lang', 'ko', '--data', await newFolder())
  expect([shown.code, shown.stdout.includes('The record is whole')]).toEqual([0, true])
  const unknown = await startWithoutDisplay('--frob')
  expect([unknown.code, unknown.stderr.includes('--frob')]).toEqual([2, true])
})
