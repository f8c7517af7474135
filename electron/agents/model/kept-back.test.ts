import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ModelMessage } from '../../contract/model-port.ts'
import { sealed } from './envelope.ts'
import { checkKey, keptBackText, toldMessages, toldTools, type KeptBack } from './kept-back.ts'

const keeping = (...tools: readonly string[]): KeptBack => ({
  has: (key) => tools.map(checkKey).includes(key),
  add: () => undefined,
})
const result = (name: string, tool: string, secret: string): ModelMessage => ({
  ...{ role: 'tool', callId: 'c1', name },
  text: sealed({ tool, callId: 'c1', trust: 'untrusted', data: { printer: secret } }),
})

test('whatever was read, nothing of a check that is kept back is told, under its own name or by its id', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghij')), minLength: 8, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), word, (secrets, open) => {
      const messages: readonly ModelMessage[] = [
        { role: 'user', text: 'it hangs' },
        ...secrets.flatMap((secret) => [
          result('check_printers', 'check_printers', secret),
          result('read_earlier_result', 'check_printers', secret),
        ]),
        result('check_memory', 'check_memory', `open ${open}`),
      ]
      const told = JSON.stringify(toldMessages(messages, keeping('check_printers')))
      for (const secret of secrets) if (!`open ${open}`.includes(secret)) expect(told).not.toContain(secret)
      expect(told.split(keptBackText)).toHaveLength(2 * secrets.length + 1)
      expect(told).toContain(`open ${open}`)
      expect(toldMessages(messages, keeping())).toEqual(messages)
    }),
  )
})

test('a refusal of a call has no envelope: it belongs to the check that was asked for', () => {
  const refusal: ModelMessage = { role: 'tool', callId: 'c1', name: 'check_printers', text: 'not JSON' }
  expect(toldMessages([refusal], keeping('check_printers'))[0]?.text).toContain(keptBackText)
  expect(toldMessages([refusal], keeping('check_memory'))).toEqual([refusal])
})

test('a model is not told of a check that is kept back', () => {
  const tools = ['check_printers', 'check_memory'].map((name) => ({ name, description: '', parameters: {} }))
  expect(toldTools(tools, keeping('check_printers')).map(({ name }) => name)).toEqual(['check_memory'])
})
