import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import { resultLines } from '../../electron/hosts/lines/show-result.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import type { Shape } from '../../shared/condition/shape.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { stateWord } from '../../shared/texts/state-words.ts'
import { createTranslator } from '../../shared/texts/translate.ts'

const tools = loadTools()

/** Fields with the values that they can have, wherever they stand; `list` = the list whose elements have the field. */
type Enumerated = { readonly list: string | null; readonly field: string; readonly values: readonly string[] }

function enumerated(shape: Shape | null, field: string, list: string | null): readonly Enumerated[] {
  if (shape?.type === 'list') return enumerated(shape.element, field, shape.element.type === 'object' ? field : list)
  if (shape?.type === 'enum') return [{ list, field, values: shape.values }]
  if (shape?.type !== 'object') return []
  return Object.entries(shape.fields).flatMap(([name, each]) => enumerated(each, name, list))
}

function allOf(tool: Tool) {
  return enumerated(shapeOfSchema(tool.result()), '', null).flatMap(({ values, ...place }) =>
    values.map((value) => ({ tool, value, ...place })),
  )
}

test('a value that a program has a code for stands in words on the terminal, in every language', () => {
  const all = tools.flatMap(allOf)
  expect(all.length).toBeGreaterThan(130)
  const raw = all.flatMap(({ tool, list, field, value }) =>
    locales
      .filter((locale) => {
        const result = list === null ? { [field]: value } : { [list]: [{ [field]: value }] }
        const own = wordOf({ tool, field, value }, locale)
        const told = resultLines(result, tool, createTranslator(locale)).join('\n')
        return own.trim() === '' || !told.includes(own)
      })
      .map((locale) => `${tool.name} ${field} ${value} ${locale}`),
  )
  expect(raw).toEqual([])
})

type Value = { readonly tool: Tool; readonly field: string; readonly value: string }

function wordOf({ tool, field, value }: Value, locale: Locale): string {
  return tool.texts.values?.[field]?.[value]?.[locale] ?? stateWord(value, locale) ?? ''
}

test('so does each choice of an argument', () => {
  const choices = tools.flatMap((tool) =>
    enumerated(shapeOfSchema(tool.args()), '', null).flatMap(({ field, values }) =>
      values.map((value) => ({ tool, field, value })),
    ),
  )
  expect(choices.length).toBeGreaterThan(50)
  const raw = choices.flatMap((choice) =>
    locales
      .filter((locale) => wordOf(choice, locale).trim() === '')
      .map((locale) => [choice.tool.name, choice.field, choice.value, locale]),
  )
  expect(raw).toEqual([])
})

test('words stand only for what a field or an argument of the tool can be', () => {
  const strange = tools.flatMap((tool) => {
    const fields = new Set(allOf(tool).map(({ field, value }) => `${field} ${value}`))
    const args = Object.keys(tool.texts.arguments)
    return Object.entries(tool.texts.values ?? {}).flatMap(([field, words]) =>
      Object.keys(words)
        .filter((value) => value !== 'null' && !args.includes(field) && !fields.has(`${field} ${value}`))
        .map((value) => `${tool.name} ${field} ${value}`),
    )
  })
  expect(strange).toEqual([])
})

test('what has lines of its own stands below its element, and a name with a line break makes no line of its own', () => {
  const tool = tools.find(({ name }) => name === 'git_diff')
  if (tool === undefined) throw new Error('git_diff is gone')
  const result = { files: [{ path: 'a\n    - faked.txt', patch: '-one\n+two\n', cut: false }] }
  const [title, first, ...rest] = resultLines(result, tool, createTranslator('en'))
  expect([title, ...rest]).toEqual(['  files:', '      -one', '      +two'])
  expect(first).toContain('a\u2424    - faked.txt')
})
