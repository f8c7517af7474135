import fc from 'fast-check'

import type { Shape } from '../../shared/condition/shape.ts'

const usualWords = fc.constantFrom(
  '',
  'a',
  'C:',
  'photo.exe',
  '김 프린터',
  '\u202Eevil',
  'x'.repeat(300),
  'Running',
  'Ok',
)
const longestList = 9
const range = { min: -1e9, max: 1e13, noNaN: true } as const

/** Any value of a shape, with these words as its texts; what may be impossible to read is null now and then. */
export function anyOf(shape: Shape, words: fc.Arbitrary<string> = usualWords): fc.Arbitrary<unknown> {
  const value = anyKnown(shape, words)
  return shape.optional === true ? fc.option(value, { nil: null, freq: 3 }) : value
}

function anyKnown(shape: Shape, words: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, anyOf(field, words)])),
      )
    case 'list':
      return fc.array(anyOf(shape.element, words), { maxLength: longestList })
    case 'enum':
      return fc.constantFrom(...shape.values)
    case 'integer':
      return fc.oneof(fc.constantFrom(0, 1, -1, 100), fc.integer(range))
    case 'number':
      return fc.oneof(fc.constantFrom(0, 100), fc.double(range))
    case 'boolean':
      return fc.boolean()
    case 'datetime':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'string':
    case 'any':
      return words
  }
}
