import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import * as fragments from '../../electron/contract/condition-fragments.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { toolFolders } from '../fakes/tool-parts.ts'

const tools = loadTools()
const folder = path.join(import.meta.dirname, '../../electron/tools')
const sources = [...toolFolders().values()].map((below) => {
  const source = readFileSync(path.join(folder, below, 'tool.ts'), 'utf8')
  return source.replaceAll(String.raw`\\`, '\\').replaceAll(String.raw`\'`, "'")
})

/** Longer than what tools say alike by chance, each of a field of its own. */
const tellingLength = 32

function longConditionsOf({ findings, proof, unknownWhen, preview }: Tool): readonly string[] {
  const bound = findings.flatMap(({ bind = {} }) => Object.values(bind))
  const all = [
    ...findings.flatMap(({ when, milderWhen = [] }) => [when, ...milderWhen.map((milder) => milder.when)]),
    ...bound.flatMap(({ where, best }) => [where, best]),
    proof?.improvedWhen,
    unknownWhen,
    preview?.worthwhileWhen,
  ]
  return all.filter((text) => text !== undefined).filter(({ length }) => length >= tellingLength)
}

test('a condition that stands in several tools is written once, and the tools carry its text', () => {
  const users = tools.map((tool) => [
    ...new Set([...longConditionsOf(tool), ...(tool.preconditions ?? []).map(({ must }) => must)]),
  ])
  const all = users.flat()
  const several = [...new Set(all)].filter((text) => all.filter((other) => other === text).length > 1)
  expect(several.length).toBeGreaterThan(10)
  const literal = several.filter((text) =>
    sources.some((source) => source.includes(`'${text}'`) || source.includes(`"${text}"`)),
  )
  expect(literal).toEqual([])
})

test('a fragment stands for conditions of several tools', () => {
  const rare = Object.keys(fragments).filter(
    (name) => sources.filter((source) => new RegExp(String.raw`\b${name}\b`).test(source)).length < 2,
  )
  expect(rare).toEqual([])
})
