import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { run, simulated, useCommandLine } from '../e2e/command-line.ts'

const newFolder = useCommandLine()
/** Put there by `build/windows-pc.mjs`: opens every fresh file as a virus scanner does, so that nobody may remove it. */
const scanner = 'C:\\hold-files.exe'
const withScanner = test.skipIf(process.platform !== 'win32' || !existsSync(scanner))

withScanner.each([50, 150])(
  'a scanner that holds every fresh file for %i ms stops nothing and leaves nothing behind',
  async (heldMs) => {
    const folder = await newFolder()
    const scanning = spawn(scanner, [folder, String(heldMs)], { stdio: ['pipe', 'pipe', 'ignore'] })
    await once(scanning.stdout, 'data')
    try {
      const at = simulated(folder, '--scenario', 'stuck-print-queue')
      const diagnosed = await run(['diagnose', 'the printer does nothing', '--fix', '--yes', '--now', ...at])
      expect([diagnosed.code, diagnosed.stdout.includes('FIXED'), diagnosed.stderr]).toEqual([
        0,
        true,
        expect.not.stringContaining('code DM-'),
      ])
      for (const words of [
        ['tools'],
        ['doctor'],
        ['config', 'set', 'theme', 'dark'],
        ['history'],
        ['audit', 'verify'],
      ]) {
        const { code, stderr } = await run([...words, ...simulated(folder)])
        expect([words, code, stderr]).toEqual([words, 0, expect.not.stringContaining('code DM-')])
      }
    } finally {
      scanning.stdin.end()
      await once(scanning, 'exit')
    }
    const left = await readdir(folder, { recursive: true })
    expect(left.filter((name) => /\.probe-|\.tmp|\.lock$/.test(name))).toEqual([])
  },
  600_000,
)
