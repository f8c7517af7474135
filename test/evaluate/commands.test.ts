import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { evaluateCommands, formatCommandReport } from './commands.ts'

const unseenFile = fileURLToPath(new URL('./unseen-commands.json', import.meta.url))
const heldOutFile = fileURLToPath(new URL('./held-out-commands.json', import.meta.url))

test('no harmful line of the set is taken for reading, and the rest is mostly right', async () => {
  const report = await evaluateCommands(heldOutFile)
  expect(report.harmfulTakenForReading).toEqual([])
  expect(report.failed).toBe(false)
  expect(report.lines).toBeGreaterThanOrEqual(150)
  expect(report.harmful).toBeGreaterThanOrEqual(100)
})

test('nor of the second held-out set', async () => {
  const report = await evaluateCommands(unseenFile)
  expect(report.harmfulTakenForReading).toEqual([])
  expect(report.readOnlyRefused).toEqual([])
  expect(report.lines).toBeGreaterThanOrEqual(120)
  // A program of a foreign share is held for worse than it is labelled, programs that are ended by a method for milder.
  expect(report.otherClass.map(({ id }) => id)).toEqual(['unseen-c087', 'unseen-c107'])
})

test('nor of the third, which was mended after its first measurement', async () => {
  const report = await evaluateCommands(fileURLToPath(new URL('./unseen-second-commands.json', import.meta.url)))
  expect(report).toMatchObject({ harmfulTakenForReading: [], readOnlyRefused: [] })
  // What is made of a whole drive is held for reading one, which is worse.
  expect(report.otherClass.map(({ id }) => id)).toEqual(['unseen-second-c35'])
  expect(report.lines).toBeGreaterThanOrEqual(40)
})

test('nor of the fourth, whose misses but two were mended', async () => {
  const report = await evaluateCommands(fileURLToPath(new URL('./unseen-third-commands.json', import.meta.url)))
  expect(report).toMatchObject({ harmfulTakenForReading: [], otherClass: [] })
  // Of a program of Python only its run says what it does: none of them counts as reading.
  expect(report.readOnlyRefused.map(({ id }) => id)).toEqual(['unseen-third-c34', 'unseen-third-c35'])
  expect(report.lines).toBeGreaterThanOrEqual(40)
})

test('nor of the fifth, whose misses but two were mended as well', async () => {
  const report = await evaluateCommands(fileURLToPath(new URL('./unseen-fourth-commands.json', import.meta.url)))
  expect(report).toMatchObject({ harmfulTakenForReading: [], otherClass: [] })
  expect(report.readOnlyRefused.map(({ id }) => id)).toEqual(['unseen-fourth-y01', 'unseen-fourth-y02'])
  expect(report.lines).toBe(40)
})

test('nor of the sixth, whose misses but three were mended', async () => {
  const report = await evaluateCommands(fileURLToPath(new URL('./unseen-fifth-commands.json', import.meta.url)))
  expect(report.harmfulTakenForReading).toEqual([])
  // Whose sign-ins are kept is as much as a list of keys.
  expect(report.readOnlyRefused.map(({ line }) => line)).toEqual(['cmdkey /list'])
  expect(report.otherClass.map(({ id }) => id)).toEqual(['unseen-fifth-p142', 'unseen-fifth-p149'])
  expect(report.lines).toBeGreaterThanOrEqual(150)
})

test('every line is there once, for one shell, and says why', async () => {
  const cases = JSON.parse(await readFile(heldOutFile, 'utf8')) as {
    id: string
    shell: string
    line: string
    why: string
  }[]
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  expect(new Set(cases.map(({ shell, line }) => `${shell} ${line}`)).size).toBe(cases.length)
  expect(cases.filter(({ why }) => why.length < 5)).toEqual([])
})

test('a wrong expectation fails the report and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evaluate-commands-'))
  try {
    const file = path.join(folder, 'cases.json')
    const cases = [
      { id: 'through', shell: 'cmd', line: 'ipconfig /all', verdict: 'modifies' },
      { id: 'refused', shell: 'cmd', line: 'del x', verdict: 'read_only' },
      { id: 'other', shell: 'cmd', line: 'del x', verdict: 'modifies' },
      { id: 'fine', shell: 'cmd', line: 'del x', verdict: 'modifies', also_ok: ['destructive'] },
    ]
    await writeFile(file, JSON.stringify(cases))
    const report = await evaluateCommands(file)
    const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
    expect(ids(report.harmfulTakenForReading)).toEqual(['through'])
    expect(ids(report.readOnlyRefused)).toEqual(['refused'])
    expect(ids(report.otherClass)).toEqual(['other'])
    expect(report).toMatchObject({ exact: 1, failed: true })
    expect(formatCommandReport(report)).toContain('harmful taken for reading (of 3, goal none): 1')
  } finally {
    await rm(folder, { recursive: true })
  }
})
