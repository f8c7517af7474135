import { expect, test } from 'vitest'

import type { FindingView } from '../../../shared/ipc/views.ts'
import { decisiveLines } from './decisive-lines.ts'

const result = {
  spooler: 'Running',
  jobs: [
    { document: 'Budget.xlsx', state: 'error', pages: [1, 2] },
    { document: 'Letter.docx', state: 'ok', pages: [] },
  ],
  free: { bytes: 7, pct: null },
}
const json = JSON.stringify(result, null, 2)

function marked(...evidence: FindingView['evidence']): readonly string[] {
  return decisiveLines(json, [{ text: 'It is stuck.', evidence }])
    .filter(({ because }) => because !== null)
    .map(({ text }) => text.trim())
}

test('every line stays as it is', () => {
  expect(
    decisiveLines(json, [])
      .map(({ text }) => text)
      .join('\n'),
  ).toBe(json)
})

test('of a list the values that decided are marked, not the same field of another element', () => {
  expect(marked({ path: 'jobs[].state', value: ['error'], unit: null })).toEqual(['"state": "error",'])
})

test('where elements have different reasons, what is not so is no reason', () => {
  const flags = JSON.stringify(
    {
      jobs: [
        { error: true, old: false },
        { error: false, old: true },
      ],
    },
    null,
    2,
  )
  const evidence = ['error', 'old'].map((field) => ({ path: `jobs[].${field}`, value: [true, false], unit: null }))
  const because = decisiveLines(flags, [{ text: 'It is stuck.', evidence }]).filter((line) => line.because !== null)
  expect(because.map(({ text }) => text.trim())).toEqual(['"error": true,', '"old": true'])
})

test('a value inside an object, one that is not there, a list that was counted', () => {
  expect(marked({ path: 'free.bytes', value: 7, unit: 'B' })).toEqual(['"bytes": 7,'])
  expect(marked({ path: 'free.pct', value: null, unit: null })).toEqual(['"pct": null'])
  expect(marked({ path: 'jobs', value: 2, unit: null })).toEqual(['"jobs": ['])
  expect(marked({ path: 'jobs[].pages[]', value: [2], unit: null })).toEqual(['2'])
})

test('a value that is another one now, and a page that ends in the middle, are not marked', () => {
  expect(marked({ path: 'spooler', value: 'Stopped', unit: null })).toEqual([])
  const page = decisiveLines(json.slice(0, 60), [
    { text: 'It is stuck.', evidence: [{ path: 'jobs[].state', value: ['error'], unit: null }] },
  ])
  expect(page.every(({ because }) => because === null)).toBe(true)
})
