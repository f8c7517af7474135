import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSendKey } from './send-key.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

test('Enter sends, Shift+Enter breaks the line, other keys write', () => {
  expect(isSendKey(enter)).toBe(true)
  expect(isSendKey({ ...enter, shiftKey: true })).toBe(false)
  expect(isSendKey({ ...enter, key: 'a', keyCode: 65 })).toBe(false)
})

test('nothing sends while text is being composed, by either sign of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), fc.nat(300), (key, shiftKey, keyCode) => {
      expect(isSendKey({ key, shiftKey, keyCode, isComposing: true })).toBe(false)
      expect(isSendKey({ key, shiftKey, keyCode: 229, isComposing: false })).toBe(false)
    }),
  )
})
