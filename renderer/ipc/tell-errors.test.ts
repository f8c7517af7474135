import { expect, test } from 'vitest'

import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { createApi } from './api.ts'
import { tellErrors } from './tell-errors.ts'

function page() {
  const bridge = createMockBridge('empty', 'en')
  const listeners = new Map<string, (event: unknown) => void>()
  const window = {
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener as never),
  }
  const tell = tellErrors(window as never, createApi(bridge))
  return { bridge, listeners, tell }
}

test('an error and a rejection that nobody caught are told by kind and place, without a word of theirs', () => {
  const { bridge, listeners } = page()
  listeners.get('error')?.({ error: new TypeError('alice wrote: the printer does nothing') })
  listeners.get('unhandledrejection')?.({ reason: 'hunter2secret' })
  expect(bridge.sent).toMatchObject([
    { name: 'log.tell', input: { name: 'TypeError' } },
    { name: 'log.tell', input: { name: 'Error', places: [] } },
  ])
  const text = JSON.stringify(bridge.sent)
  expect(text).toContain('tell-errors.test.ts:')
  for (const word of ['alice', 'printer', 'hunter2secret', '/']) expect(text).not.toContain(word)
})

test('a page that fails for ever tells it a few times', () => {
  const { bridge, tell } = page()
  for (let count = 0; count < 200; count += 1) tell(new Error('x'))
  expect(bridge.sent).toHaveLength(20)
})
