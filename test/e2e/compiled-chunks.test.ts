import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileFunction } from 'node:vm'

import { expect, test } from 'vitest'

import { chunkParameters, readCompiled } from '../../electron/kernel/compiled-chunks.ts'
import { root, useCommandLine } from './command-line.ts'

const freshFolder = useCommandLine()

/** A copy of the command line, whose compiled chunks may be spoiled. */
async function copy(): Promise<{
  readonly chunks: string
  readonly compiled: readonly string[]
  readonly tools: () => unknown
}> {
  const folder = await freshFolder()
  await cp(path.join(root, 'dist/cli.cjs'), path.join(folder, 'cli.cjs'))
  await cp(path.join(root, 'dist/cli'), path.join(folder, 'cli'), { recursive: true })
  const chunks = path.join(folder, 'cli')
  const words = [path.join(folder, 'cli.cjs'), 'tools', '--json', '--data', path.join(folder, 'data')]
  return {
    chunks,
    compiled: (await readdir(chunks)).filter((name) => name.endsWith('.compiled')),
    tools: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
      return { status, stderr, answer: JSON.parse(stdout) as unknown }
    },
  }
}

test('the build compiles the large chunks, and this Node takes what it made', async () => {
  const { chunks, compiled } = await copy()
  expect(compiled.length).toBeGreaterThan(0)
  for (const name of compiled) {
    const filename = path.join(chunks, name.slice(0, name.indexOf('.cjs') + '.cjs'.length))
    const cachedData = readCompiled(filename)
    if (cachedData === null) throw new Error(`${name} is damaged`)
    const compiled = compileFunction(await readFile(filename, 'utf8'), [...chunkParameters], { filename, cachedData })
    expect((compiled as { readonly cachedDataRejected?: boolean }).cachedDataRejected, name).toBe(false)
  }
})

test('what was compiled may be damaged, cut short or gone: the answer is the same', async () => {
  const { chunks, compiled, tools } = await copy()
  const whole = tools()
  expect(whole).toMatchObject({ status: 0, answer: { ok: true } })
  const spoil = async (change: (bytes: Buffer) => Buffer): Promise<void> => {
    for (const name of compiled) {
      const file = path.join(chunks, name)
      await writeFile(file, change(await readFile(file)))
    }
  }
  await spoil((bytes) => Buffer.from(bytes.map((byte, at) => (at % 1000 === 999 ? byte ^ 0xff : byte))))
  expect(tools()).toEqual(whole)
  await spoil((bytes) => bytes.subarray(0, bytes.length / 2))
  expect(tools()).toEqual(whole)
  for (const name of compiled) await rm(path.join(chunks, name))
  expect(tools()).toEqual(whole)
})
