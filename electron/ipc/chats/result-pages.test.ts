import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ok } from '../../kernel/result.ts'
import { createResultPages, type ResultPages } from './result-pages.ts'

const noHistory = { get: () => Promise.resolve(ok(null)) }

async function readAll(pages: ResultPages, callId: string): Promise<readonly string[]> {
  const texts: string[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const page = await pages.page(callId, offset)
    if (!page.ok) throw new Error(page.error.code)
    texts.push(page.value.text)
    offset = page.value.nextOffset
  }
  return texts
}

test('a result of 10 MB is read page by page and is whole', async () => {
  const pages = createResultPages(noHistory)
  const text = pages.textOf({
    rows: Array.from({ length: 120_000 }, (_, row) => ({ row, name: `file ${row} with a long name of its own` })),
  })
  expect(text.length).toBeGreaterThan(10_000_000)
  pages.keep('a', text)
  const read = await readAll(pages, 'a')
  expect(Math.max(...read.map((page) => page.length))).toBeLessThanOrEqual(16_000)
  expect(read.join('')).toBe(text)
})

test('pages put together are the text, and no character is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 15_000, maxLength: 40_000 }), async (text) => {
      const pages = createResultPages(noHistory)
      pages.keep('a', text)
      const read = await readAll(pages, 'a')
      expect(read.join('')).toBe(text)
      for (const page of read) expect(page.isWellFormed()).toBe(text.isWellFormed())
    }),
    { numRuns: 20 },
  )
})

test('a call that gave nothing has no page, and the oldest texts are let go', async () => {
  const pages = createResultPages(noHistory)
  for (const callId of ['a', 'b', 'c', 'd', 'e']) pages.keep(callId, callId)
  expect(await pages.page('a', 0)).toMatchObject({ ok: false, error: { code: 'unknown_call' } })
  expect(await pages.page('e', 0)).toMatchObject({ ok: true, value: { text: 'e', nextOffset: null, size: 1 } })
  expect(await pages.page('e', 99)).toMatchObject({ ok: true, value: { text: '', nextOffset: null } })
})
