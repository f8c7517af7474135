import { execFileSync } from 'node:child_process'

import { beforeAll, describe, expect, test } from 'vitest'

import { dataOf, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

type Volume = { readonly drive: string; readonly sizeBytes: number; readonly freeBytes: number }
type Diagnosed = {
  readonly checks: readonly { readonly tool: string; readonly result: { readonly volumes: readonly Volume[] } }[]
  readonly skipped: readonly { readonly tool: string; readonly reason: { readonly code: string } }[]
}

let data = ''
beforeAll(async () => {
  data = await newFolder()
})

describe.skipIf(process.platform === 'win32')('a computer without Windows', () => {
  test('is what is looked at when nothing else is asked for, and the person is told how to see the rest', async () => {
    const found = await run(['doctor', '--data', data])
    expect(found.stdout).toMatch(/target +portable/)
    expect(found.stderr).toContain('--target simulated')
  })

  test('what needs Windows is listed as not checked, and nothing is called healthy', async () => {
    const printer = await run(['diagnose', 'the printer does nothing', '--json', '--data', data])
    const { checks, skipped } = dataOf<Diagnosed>(printer)
    expect([printer.code, checks]).toEqual([5, []])
    expect(skipped.length).toBeGreaterThan(0)
    expect(skipped.every(({ reason }) => reason.code === 'needs_windows')).toBe(true)
    const person = await run(['diagnose', 'the printer does nothing', '--data', data])
    expect(person.stdout).toContain('Windows only')
    expect(person.stdout).not.toContain('Nothing wrong')
  })

  test.skipIf(process.platform !== 'linux')('tells the drives of this computer as they are', async () => {
    const { checks } = dataOf<Diagnosed>(
      await run(['diagnose', 'my disk is full', '--json', '--data', data], { environment: { HOME: data } }),
    )
    const volumes = checks.find(({ tool }) => tool === 'check_disk_usage')?.result.volumes ?? []
    const table = execFileSync('df', ['-kP', ...volumes.map(({ drive }) => drive)], { encoding: 'utf8' })
    const rows = new Map(
      table
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ +/))
        .map(([, blocks, , free, , drive]) => [
          drive,
          { sizeBytes: Number(blocks) * 1024, freeBytes: Number(free) * 1024 },
        ]),
    )
    expect(volumes.length).toBeGreaterThan(0)
    for (const { drive, sizeBytes, freeBytes } of volumes) {
      expect([drive, sizeBytes]).toEqual([drive, rows.get(drive)?.sizeBytes])
      // Other programs write meanwhile.
      expect(Math.abs(freeBytes - (rows.get(drive)?.freeBytes ?? 0))).toBeLessThan(sizeBytes / 100)
    }
  })
})
