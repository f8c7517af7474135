import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { readFollowUp } from './follow-up-intent.ts'

test('no complaint of the evaluation sets is taken for an answer to the last one', () => {
  const folder = path.join(import.meta.dirname, '../../../test/evaluate')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('-complaints.json') || name === 'held-out-korean.json')
    .flatMap((name) =>
      z
        .array(z.object({ text: z.string(), kind: z.string() }))
        .parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    )
  expect(texts.length).toBeGreaterThan(4_000)
  const read = texts.filter(({ text }) => readFollowUp(text) !== null)
  // Those of the sets that are no complaints: greetings, thanks, and word that it works.
  expect(read.map(({ kind }) => kind)).toEqual(read.map(() => 'offtopic'))
  expect(read.map(({ text }) => text).sort()).toEqual(
    [
      'Good morning!',
      'thanks',
      '고마워',
      '고마워요 이제 잘 돼요',
      '안녕하세요',
      '你好呀',
      '在吗',
      '谢谢，已经好了',
    ].sort(),
  )
})
