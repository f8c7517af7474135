import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root, useCommandLine } from './command-line.ts'

const freshFolder = useCommandLine()

type Answered = { readonly status: number | null; readonly stderr: string; readonly answer: unknown }

/** A copy of the command line, whose compiled chunks may be spoiled. */
async function copy(): Promise<{
  readonly chunks: string
  readonly compiled: readonly string[]
  readonly tools: (...first: readonly string[]) => Answered
}> {
  const folder = await freshFolder()
  await cp(path.join(root, 'dist/cli.cjs'), path.join(folder, 'cli.cjs'))
  await cp(path.join(root, 'dist/cli'), path.join(folder, 'cli'), { recursive: true })
  const chunks = path.join(folder, 'cli')
  const words = [path.join(folder, 'cli.cjs'), 'tools', '--json', '--data', path.join(folder, 'data')]
  return {
    chunks,
    compiled: (await readdir(chunks)).filter((name) => name.endsWith('.compiled')),
    tools: (...first) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...first, ...words], { encoding: 'utf8' })
      return { status, stderr, answer: JSON.parse(stdout) as unknown }
    },
  }
}

/** Runs before the program and tells at its end which of what was compiled its engine took. */
const listening = `
  const vm = require('node:vm')
  const compile = vm.compileFunction
  const seen = {}
  vm.compileFunction = (...call) => {
    const made = compile(...call)
    if (call[2]?.cachedData) seen[require('node:path').basename(call[2].filename)] = !made.cachedDataRejected
    return made
  }
  process.on('exit', () => process.stderr.write(JSON.stringify(seen)))`

test('the build compiles the large chunks, and this Node takes what it made', async () => {
  const { chunks, compiled, tools } = await copy()
  expect(compiled.length).toBeGreaterThan(0)
  const hook = path.join(chunks, '..', 'listen.cjs')
  await writeFile(hook, listening)
  const taken = JSON.parse(tools('--require', hook).stderr) as Readonly<Record<string, boolean>>
  expect(Object.keys(taken).length).toBeGreaterThan(0)
  expect(Object.values(taken)).not.toContain(false)
  for (const name of Object.keys(taken)) expect(compiled.some((each) => each.startsWith(name))).toBe(true)
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
