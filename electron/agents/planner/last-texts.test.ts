import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ofLastTexts } from './last-texts.ts'

test('what was read of the last texts is not read again, and every answer is of its own text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 60 }), (texts) => {
      const read: string[] = []
      const lengthOf = ofLastTexts((text) => {
        read.push(text)
        return { text }
      })
      for (const [place, text] of texts.entries()) {
        const before = read.length
        expect(lengthOf(text)).toEqual({ text })
        if (text === texts[place - 1]) expect(read).toHaveLength(before)
      }
    }),
  )
})

test('it keeps no more than the last dozen', () => {
  let readings = 0
  const read = ofLastTexts((text) => {
    readings += 1
    return { text }
  })
  for (let place = 0; place < 1000; place += 1) read(String(place))
  read('999')
  expect(readings).toBe(1000)
  read('0')
  expect(readings).toBe(1001)
})
