import { expect, test } from 'vitest'

import type { EntryVariantView } from '../../../shared/ipc/tool-form-view.ts'
import { entriesOf, turnedInto, typedValue, variantOf } from './entries.ts'

const number = (name: string) => ({ name, label: name, kind: 'number', variants: [] }) as const
const text = { name: 'text', label: 'text', kind: 'long', variants: [] } as const
const variants: readonly EntryVariantView[] = [
  { label: 'insert', fixed: { kind: 'insert' }, fields: [number('before'), text] },
  { label: 'replace', fixed: { kind: 'replace' }, fields: [number('from'), number('to'), text] },
]

test('a form begins with one entry, and keeps what was entered', () => {
  const [first] = entriesOf('', variants)
  expect(first).toEqual({ kind: 'insert', before: '', text: '' })
  const kept = [{ kind: 'replace', from: 1, to: 2, text: 'x' }]
  expect(entriesOf(JSON.stringify(kept), variants)).toEqual(kept)
  expect(variantOf(kept[0] ?? {}, variants)).toBe(1)
})

test('another kind of entry keeps what both have', () => {
  const [insert, replace] = variants
  if (!insert || !replace) throw new Error('no variants')
  expect(turnedInto({ kind: 'insert', before: 4, text: 'x' }, replace)).toEqual({
    kind: 'replace',
    from: '',
    to: '',
    text: 'x',
  })
})

test('only what is a number becomes one', () => {
  expect([typedValue(number('from'), ' 12 '), typedValue(number('from'), '1a'), typedValue(text, '12')]).toEqual([
    12,
    '1a',
    '12',
  ])
})
