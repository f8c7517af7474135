import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { useTemporaryFolders } from '../fakes/storage-deps.ts'

const newFolder = useTemporaryFolders()
const programs = process.env['DESKMEDIC_BROKER_PROGRAMS'] ?? ''

describe.skipIf(programs === '')('the broker as a program of Windows', () => {
  const program = path.join(programs, 'broker', 'Deskmedic.Broker.exe')
  const exitOf = async (words: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
    const child = spawn(program, words, { stdio: 'ignore', env: { ...process.env, ...environment } })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  test('runs nothing for other words than those of the app, and nothing without the secret of a start', async () => {
    expect(await exitOf([])).toBe(2)
    expect(await exitOf(['--pipe', '0'.repeat(32), '--parent', '1', '--practice', 'C:\\'])).toBe(2)
    expect(await exitOf(['--pipe', '0'.repeat(32), '--parent', '1'])).toBe(4)
  })

  test('takes nothing from the variables of the account: no program, no option, no place to write', async () => {
    const folder = await newFolder()
    const [program, written, coverage] = ['x.cjs', 'written', 'coverage'].map((name) => path.join(folder, name))
    await writeFile(program ?? '', `require('node:fs').writeFileSync(${JSON.stringify(written)}, '')`)
    await mkdir(coverage ?? '')
    const words = `--require ${(program ?? '').replaceAll('\\', '/')}`
    const environment = { NODE_OPTIONS: words, NODE_V8_COVERAGE: coverage ?? '', NODE_PATH: folder }
    expect(await exitOf([], environment)).toBe(2)
    // The same words lead an ordinary Node there: the test would see it.
    expect([await readdir(folder), await readdir(coverage ?? '')]).toEqual([['coverage', 'x.cjs'], []])
    const node = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore', env: { ...process.env, NODE_OPTIONS: words } })
    await once(node, 'exit')
    expect(await readdir(folder)).toContain('written')
  })

  test('takes no option of Node from its line either', async () => {
    const folder = await newFolder()
    expect(await exitOf(['--require', path.join(folder, 'x.cjs'), '--inspect-brk'])).toBe(2)
  })
})
