import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as z from 'zod'
import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { root, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const setFile = path.join(root, '../shared/evaluation/psargs-dev.json')

type Attack = { readonly id: string; readonly text: string }
type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
}
type Case = {
  readonly id: string
  readonly tool: string
  readonly args: object
  readonly name: string
  readonly list: boolean
  readonly text: string
}
type Answer = {
  readonly id: string
  readonly accepted: boolean
  readonly code?: string
  readonly line?: string
  readonly programs?: readonly { readonly step: string; readonly argv: readonly string[] }[]
  readonly error?: unknown
}

/** Every string argument of every tool, filled with each text; what else a tool needs gets a harmless value. */
function casesOf(attacks: readonly Attack[]): readonly Case[] {
  return loadTools().flatMap((tool) => {
    const schema = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' }) as Schema
    const others = Object.fromEntries(
      (schema.required ?? []).map((name) => [name, harmless(schema.properties?.[name])]),
    )
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const list = property.type === 'array' && property.items?.type === 'string'
      if (!list && !takesText(property)) return []
      return attacks.map(({ id, text }) => ({
        id: `${tool.name} ${name} ${id}`,
        tool: tool.name,
        args: { ...others, [name]: list ? [text] : text },
        name,
        list,
        text,
      }))
    })
  })
}

function takesText({ type, anyOf, enum: values }: Schema): boolean {
  return (type === 'string' && values === undefined) || (anyOf ?? []).some(takesText)
}

function harmless(schema: Schema = {}): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'string') return 'a'
  if (schema.type === 'array') return ['a']
  return schema.type === 'boolean' ? true : (schema.minimum ?? 1)
}

/** What the script host would read out of a request line. */
function decoded(line: string, { name, list }: Case): unknown {
  const { args } = JSON.parse(line) as { readonly args: { readonly p: Readonly<Record<string, unknown>> } }
  const value = args.p[name]
  return list && Array.isArray(value) ? value[0] : value
}

describe.skipIf(!existsSync(setFile))('text that tries to get out of its argument', () => {
  test('is refused, or one line of plain ASCII that gives the same text', async () => {
    const attacks = JSON.parse(readFileSync(setFile, 'utf8')) as readonly Attack[]
    const cases = casesOf(attacks)
    const input = cases.map(({ id, tool, args }) => JSON.stringify({ id, tool, args })).join('\n')
    const explained = await run(['explain', 'args', '--batch', '-', ...simulated(await newFolder())], { input })
    const answers = explained.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer)
    expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([])
    const wrong = cases.filter((each, index) => !isKept(each, answers[index]))
    expect(wrong.map(({ id }) => id)).toEqual([])
    // A set that is refused as a whole would prove nothing about the line.
    expect(answers.filter(({ line }) => line !== undefined).length).toBeGreaterThan(attacks.length)
    expect(answers.filter(({ programs }) => programs !== undefined).length).toBeGreaterThan(attacks.length / 2)
  })
})

/** Where a program gets the text, it gets it whole, in one argument, and no argument more. */
function isWholeArgument({ tool: name, name: field, text }: Case, { programs = [] }: Answer): boolean {
  const placeholder = `{p.${field}}`
  const steps = loadTools().find((tool) => tool.name === name)?.steps ?? []
  return steps.every((step) => {
    if (step.via !== 'native') return true
    const argv = programs.find((program) => program.step === step.id)?.argv
    if (argv === undefined) return step.onlyIf !== undefined
    const whole = (template: string, index: number): boolean =>
      !template.includes(placeholder) || argv[index] === template.replace(placeholder, () => text)
    return argv.length === step.argv.length && step.argv.every(whole)
  })
}

function isKept(each: Case, answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  if (!answer.accepted) return answer.code === 'invalid_arguments' || answer.code === 'text_not_allowed'
  if (!isWholeArgument(each, answer)) return false
  if (answer.line === undefined) return true
  return /^[\x20-\x7e]*$/.test(answer.line) && decoded(answer.line, each) === each.text
}
