import { expect, test } from 'vitest'

import { markdownBlocks } from './markdown-blocks.ts'

test.each([
  ['paragraphs', 'One.\nStill one.\n\n\nTwo.', ['One.\nStill one.', 'Two.']],
  ['a fence holds its blank lines', '```\na\n\nb\n```\n\nEnd.', ['```\na\n\nb\n```', 'End.']],
  ['a fence that is not closed yet', 'One.\n\n~~~sh\na\n\nb', ['One.', '~~~sh\na\n\nb']],
  ['a shorter fence closes nothing', '````\n```\n\nx\n````', ['````\n```\n\nx\n````']],
  ['a list holds its blank lines', '1. a\n\n2. b\n\n   more\n\nEnd.', ['1. a\n\n2. b\n\n   more\n', 'End.']],
  ['nothing', '', []],
  ['blank lines alone', '\n \n', []],
])('cuts %s', (_what, text, blocks) => {
  expect(markdownBlocks(text)).toEqual(blocks)
})

test('what has come already stays as it is while more comes', () => {
  const text = 'One.\n\n- a\n\n- b\n\nTwo `x`.\n\n```js\nlet a\n\nlet b\n```\n\nThree.'
  let before: readonly string[] = []
  for (let end = 1; end <= text.length; end += 1) {
    const now = markdownBlocks(text.slice(0, end))
    const frozen = before.slice(0, -1).map((block) => block.trim())
    expect(now.slice(0, frozen.length).map((block) => block.trim())).toEqual(frozen)
    before = now
  }
  expect(before).toHaveLength(5)
})
