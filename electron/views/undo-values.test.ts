import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { undoValues } from './undo-values.ts'

const tool = {
  ...fakeTool({
    name: 'switch_on',
    result: z.object({
      name: z.string(),
      oldPath: z.string().nullable(),
      oldBytes: z.array(z.int()),
      services: z.array(z.object({ name: z.string(), status: z.string() })),
      bootChecks: z.array(z.string()),
      hadValue: z.boolean(),
    }),
  }),
}
const fields = { oldPath: { en: 'connected before to', ko: '이전 연결 위치', zh: '原来连接到' } }
const shown = (undoReads: readonly string[], kept: Readonly<Record<string, unknown>>) =>
  undoValues({ ...tool, undoReads, texts: { ...tool.texts, fields } }, kept, createTranslator('en'))

describe('values that an undo goes by', () => {
  test('are only those that its steps read', () => {
    expect(shown(['oldPath'], { name: 'lamp', oldPath: 'C:\\a' })).toEqual([
      { label: 'connected before to', value: 'C:\\a' },
    ])
    expect(shown([], { name: 'lamp' })).toEqual([])
  })

  test('keep every character: what is hidden is written out where it is shown', () => {
    const name = 'a\u202Eb\u0000\u00A0\n\t'
    expect(shown(['name'], { name })).toEqual([{ label: 'name', value: name }])
  })

  test('have a row each, whatever a text of them holds', () => {
    const services = [
      { name: 'one, state Running', status: 'Stopped' },
      { name: 'two', status: 'Running' },
    ]
    expect(shown(['services'], { services })).toEqual([
      { label: 'services 1: name', value: 'one, state Running' },
      { label: 'services 1: state', value: 'Stopped' },
      { label: 'services 2: name', value: 'two' },
      { label: 'services 2: state', value: 'Running' },
    ])
  })

  test('are all shown, however many there are', () => {
    const bootChecks = Array.from({ length: 300 }, (_, index) => `check ${index}`)
    expect(shown(['bootChecks'], { bootChecks }).map(({ value }) => value)).toEqual(bootChecks)
  })

  test('tell none from not known, and yes from 1', () => {
    expect(
      shown(['oldPath', 'name', 'hadValue', 'oldBytes', 'services'], {
        oldPath: null,
        name: null,
        hadValue: true,
        oldBytes: [2, 0, 1],
        services: [],
      }).map(({ value }) => value),
    ).toEqual(['none', 'not known', 'yes', '2 0 1', 'none'])
  })
})
