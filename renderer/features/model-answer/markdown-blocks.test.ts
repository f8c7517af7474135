import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createGrowingBlocks, markdownBlocks } from './markdown-blocks.ts'

const textsOf = (text: string): readonly string[] => markdownBlocks(text).map((block) => block.text)

test.each([
  ['paragraphs', 'One.\nStill one.\n\n\nTwo.', ['One.\nStill one.', 'Two.']],
  ['a fence holds its blank lines', '```\na\n\nb\n```\n\nEnd.', ['```\na\n\nb\n```', 'End.']],
  ['a fence that is not closed yet', 'One.\n\n~~~sh\na\n\nb', ['One.', '~~~sh\na\n\nb']],
  ['a shorter fence closes nothing', '````\n```\n\nx\n````', ['````\n```\n\nx\n````']],
  ['a list holds its blank lines', '1. a\n\n2. b\n\n   more\n\nEnd.', ['1. a\n\n2. b\n\n   more\n', 'End.']],
  ['nothing', '', []],
  ['blank lines alone', '\n \n', []],
])('cuts %s', (_what, text, blocks) => {
  expect(textsOf(text)).toEqual(blocks)
})

test('what has come already stays as it is while more comes', () => {
  const text = 'One.\n\n- a\n\n- b\n\nTwo `x`.\n\n```js\nlet a\n\nlet b\n```\n\nThree.'
  let before: readonly string[] = []
  for (let end = 1; end <= text.length; end += 1) {
    const now = textsOf(text.slice(0, end))
    const frozen = before.slice(0, -1).map((block) => block.trim())
    expect(now.slice(0, frozen.length).map((block) => block.trim())).toEqual(frozen)
    before = now
  }
  expect(before).toHaveLength(5)
})

test('however it comes in, it is cut as it is when it is whole, and what has settled stays the same object', () => {
  const pieces = fc.constantFrom('a', 'One.', '\n', '\n\n', '- a', '1. b', '  c', '```', '~~~~', '| a |', ' ', '> ')
  fc.assert(
    fc.property(fc.array(fc.array(pieces, { maxLength: 5 }), { maxLength: 8 }), (arrivals) => {
      const growing = createGrowingBlocks()
      const known = new Map<number, unknown>()
      let text = ''
      for (const arrived of arrivals) {
        text += arrived.join('')
        const { settled, open } = growing.read(text)
        for (const part of settled) expect(known.get(part.at) ?? part).toBe(part)
        for (const part of settled) known.set(part.at, part)
        const all = [...settled.flatMap(({ blocks }) => blocks), ...(open === null ? [] : [open])]
        // Blank lines at the end of a list belong to it only while it may go on.
        const ends = (blocks: typeof all): unknown => blocks.map((block) => [block.at, block.text.trimEnd()])
        expect(ends(all)).toEqual(ends([...markdownBlocks(text)]))
      }
    }),
  )
})

test('another text is read from its beginning', () => {
  const growing = createGrowingBlocks()
  growing.read('One.\n\nTwo.')
  expect(growing.read('Three.\n\nFour.')).toEqual({
    settled: [{ at: 0, blocks: [{ at: 0, text: 'Three.' }] }],
    open: { at: 8, text: 'Four.' },
  })
})
