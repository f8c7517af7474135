import { expect, test } from 'vitest'

import { sealText } from '../../electron/contract/tool-seal.ts'
import { sha256 } from '../../electron/kernel/digest.ts'
import { sealScripts } from '../../electron/machines/windows/script-seals.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { commandCalls, functionsOf, type ParsedScript, parseScripts } from './powershell-scripts.ts'

const files = import.meta.glob<string>('../../electron/contract/script-parts/*.ps1', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const parts = Object.entries(files).map(([file, text]) => ({ name: file.split('/').at(-1) ?? '', text }))
const tools = loadTools()
const scripts = await parseScripts(tools)

const defined = ({ root }: ParsedScript): readonly string[] => functionsOf(root).map(({ name }) => name)
const called = ({ root }: ParsedScript): readonly string[] => commandCalls(root).flatMap(({ name }) => name ?? [])
const functionNames = (text: string): readonly string[] =>
  [...text.matchAll(/^function ([\w-]+)/gm)].map(([, name = '']) => name)
const shared = parts.flatMap(({ text }) => functionNames(text))

test('each part stands in several scripts, to the letter', () => {
  expect(parts.length).toBeGreaterThan(2)
  const seldom = parts.filter(({ text }) => scripts.filter(({ step }) => step.script.includes(text)).length < 2)
  expect(seldom.map(({ name }) => name)).toEqual([])
  expect(new Set(shared).size).toBe(shared.length)
})

test('a part defines functions and does nothing by itself', () => {
  const doing = parts.filter(({ text }) =>
    text.split('\n').some((line) => !/^(?:#.*|function .*\{|\}|\s.*|)$/.test(line)),
  )
  expect(doing.map(({ name }) => name)).toEqual([])
})

test('a script defines each shared function that it calls, once, before its own lines', () => {
  const wrong = scripts.flatMap((script) => {
    const own = defined(script)
    const missing = called(script).filter((name) => shared.includes(name) && !own.includes(name))
    const twice = own.filter((name, index) => own.indexOf(name) !== index)
    return [...missing, ...twice].map((name) => `${script.place}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('no script carries a part of which it calls nothing', () => {
  const wrong = scripts.flatMap((script) => {
    const calls = called(script)
    return parts
      .filter(({ text }) => script.step.script.includes(text))
      .filter(({ text }) => !functionNames(text).some((name) => calls.includes(name)))
      .map(({ name }) => `${script.place}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('seal and yes are for the parts too: a part that changes is another script', () => {
  const seals = sealScripts(tools)
  const carrying = scripts.filter(({ step }) => parts.some(({ text }) => step.script.includes(text)))
  expect(carrying.length).toBeGreaterThan(10)
  for (const { tool, step, isUndo } of carrying) {
    const place = { tool: tool.name, phase: isUndo ? ('undo' as const) : ('run' as const), step: step.id }
    expect(seals.find(place)).toBe(sha256(step.script))
    expect(sealText(tool)).toContain(JSON.stringify(step.script))
  }
})
