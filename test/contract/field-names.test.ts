import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { parseCondition } from '../../shared/condition/parse.ts'
import { pathsRead } from '../../shared/condition/reads.ts'
import type { Shape } from '../../shared/condition/shape.ts'
import { locales } from '../../shared/domain/locale.ts'
import { commonFieldNames, fieldName } from '../../shared/texts/field-names.ts'

const tools = loadTools()

/** The fields of every object within a shape. */
function fieldsOfObjects(shape: Shape | null): readonly (readonly string[])[] {
  if (shape?.type === 'list') return fieldsOfObjects(shape.element)
  if (shape?.type !== 'object') return []
  return [Object.keys(shape.fields), ...Object.values(shape.fields).flatMap(fieldsOfObjects)]
}

/** Every field of a tool that a person can see. */
function shownFields(tool: Tool): ReadonlySet<string> {
  const inResult = fieldsOfObjects(shapeOfSchema(tool.result())).flat()
  return new Set([...inResult, ...(tool.changes ?? []).map(({ field }) => field), ...(tool.undoReads ?? [])])
}

const shown = new Map(tools.map((tool) => [tool, shownFields(tool)]))

test('every field that is shown has a name in every language', () => {
  const nameless = [...shown].flatMap(([tool, fields]) =>
    [...fields]
      .filter((field) => locales.some((locale) => (fieldName(field, locale, tool.texts.fields) ?? '').trim() === ''))
      .map((field) => `${tool.name} ${field}`),
  )
  expect(nameless).toEqual([])
})

test('every field that a rule reads has one', () => {
  const read = tools.flatMap((tool) =>
    tool.findings.flatMap(({ when }) =>
      pathsRead(parseCondition(when))
        .map((path) => path.replace(/\[\]/g, '').split('.').at(-1) ?? '')
        .map((field) => ({ tool, field })),
    ),
  )
  expect(read.length).toBeGreaterThan(50)
  const missing = read.filter(({ tool, field }) =>
    locales.some((locale) => fieldName(field, locale, tool.texts.fields) === null),
  )
  expect(missing.map(({ tool, field }) => `${tool.name} ${field}`)).toEqual([])
})

test('no two fields of the same object share a name', () => {
  const shared = tools.flatMap((tool) =>
    fieldsOfObjects(shapeOfSchema(tool.result())).flatMap((fields) =>
      locales.flatMap((locale) => {
        const called = fields.map((field) => fieldName(field, locale, tool.texts.fields))
        return called
          .filter((name, index) => called.indexOf(name) !== index)
          .map((name) => `${tool.name} ${name ?? ''}`)
      }),
    ),
  )
  expect(shared).toEqual([])
})

test('a tool names the fields that it has, and none in the words that are common', () => {
  const needless = [...shown].flatMap(([tool, fields]) =>
    Object.entries(tool.texts.fields ?? {})
      .filter(
        ([field, text]) => !fields.has(field) || locales.every((locale) => fieldName(field, locale) === text[locale]),
      )
      .map(([field]) => `${tool.name} ${field}`),
  )
  expect(needless).toEqual([])
})

test('a common word stands for fields of several tools', () => {
  const rare = Object.keys(commonFieldNames).filter(
    (field) =>
      [...shown].filter(([tool, fields]) => fields.has(field) && tool.texts.fields?.[field] === undefined).length < 2,
  )
  expect(rare).toEqual([])
})

test('what every object has is no field', () => {
  expect(fieldName('constructor', 'en')).toBeNull()
  expect(fieldName('__proto__', 'ko', {})).toBeNull()
})
