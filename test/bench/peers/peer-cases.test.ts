import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { createOurTools } from './ask-ours.ts'
import { holding, layOut } from './case-folder.ts'
import { leftOut } from './left-out.ts'
import { peerCases } from './peer-cases.ts'

const root = mkdtempSync(path.join(tmpdir(), 'dm-peers-'))
const ours = createOurTools(path.join(root, 'ours'))
afterAll(() => {
  ours.close()
  rmSync(root, { recursive: true, force: true })
})

describe('what the filesystem server and the commander show is answered the same, or otherwise for a reason', () => {
  test.each(peerCases.map((each, at) => [each.what, each, at] as const))('%s', async (_, each, at) => {
    const folder = await layOut(path.join(root, `case-${at}`), each.files)
    const before = await holding(folder)
    const answer = await ours.ask(folder, each.asked)
    expect(answer).toEqual(each.ours?.answer ?? each.answer)
    if (answer === 'refused') expect(await holding(folder)).toEqual(before)
  })
})

test('every case is told once, and what differs or is left out says why', () => {
  const told = peerCases.map(({ from, what }) => `${from}: ${what}`)
  expect(new Set(told).size).toBe(told.length)
  expect(
    peerCases.filter(
      ({ ours: own, answer }) => own !== undefined && JSON.stringify(own.answer) === JSON.stringify(answer),
    ),
  ).toEqual([])
  expect(
    [...leftOut, ...peerCases.flatMap(({ ours: own }) => own ?? [])].filter(({ because }) => because === ''),
  ).toEqual([])
})
