import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const mostShared = 0.5

/** Words that carry the meaning: short ones stand in every sentence. */
function tellingWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{4,}/gu) ?? []
}

/** Part of the words of a sentence that stand in another text as well. */
function shareIn(sentence: string, text: string): number {
  const words = tellingWords(sentence)
  const others = new Set(tellingWords(text))
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length
}

const told = loadTools().flatMap(({ name, texts }) =>
  Object.entries(texts.advice ?? {}).flatMap(([id, advice]) =>
    [texts.findings[id], texts.named?.[id], texts.measured?.[id]].flatMap((finding) =>
      finding === undefined ? [] : [{ finding: `${name}/${id}`, text: finding.en, advice: advice.en }],
    ),
  ),
)

test('a finding says what is so: what to do about it stands in its advice, and nowhere twice', () => {
  expect(told.length).toBeGreaterThan(50)
  const twice = told.flatMap(({ finding, text, advice }) =>
    [...sentences.segment(text)]
      .slice(1)
      .map(({ segment }) => segment.trim())
      .filter((sentence) => shareIn(sentence, advice) >= mostShared)
      .map((sentence) => `${finding}: ${sentence}`),
  )
  expect(twice).toEqual([])
})
