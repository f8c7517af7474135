import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { picturesOf } from '../../electron/contract/picture.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { drawPictures } from '../../electron/views/pictures/draw-pictures.ts'
import type { Look } from '../../electron/views/pictures/reading.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { itemsOf, type PictureView } from '../../shared/domain/picture.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { anyLook } from '../fakes/any-look.ts'

const tools = loadTools()
const drawn = tools.filter(({ picture }) => picturesOf(picture).length > 0)
const conditions = createConditions()
const nowMs = Date.parse('2026-01-01T00:00:00Z')

test.each(drawn.map((tool) => [tool.name, tool] as const))(
  '%s: beside a finding stand the things that it is about, never others alone',
  (_name, tool) => {
    fc.assert(
      fc.property(anyLook(tool, nowMs), fc.constantFrom(...picturesOf(tool.picture)), (look, picture) => {
        const about = look.finding?.rule.culprits?.each
        const isOfOthers = about !== undefined && 'each' in picture && picture.each !== about
        const only = { ...look, tool: { ...tool, picture: [picture] } }
        const views = drawPictures(only, { conditions, translator: createTranslator('en') })
        const without = views.filter((view) => itemsOf(view).every(({ role }) => role !== 'culprit'))
        expect(isOfOthers ? without : []).toEqual([])
      }),
      { numRuns: 30 },
    )
  },
)

test('a deleted file is drawn, not what lies where it lay', () => {
  const tool = tools.find(({ name }) => name === 'search_files')
  const rule = tool?.findings.find(({ id }) => id === 'in_recycle_bin')
  if (tool === undefined || rule === undefined) throw new Error('no such finding')
  const item = { bytes: 5, modifiedUtc: '2025-12-01T10:00:00Z', placeholder: false, path: 'C:\\a\\here.txt' }
  const deleted = [{ path: 'C:\\a\\gone.txt', bytes: 5, deletedUtc: '2025-12-31T10:00:00Z' }]
  const result = { root: 'C:\\a', items: [item], lines: null, complete: true, deleted }
  const look = { tool, record: { result, unavailable: [] }, args: { glob: '*' }, nowMs }
  const namesIn = (finding: Look['finding']): readonly string[] =>
    drawPictures({ ...look, finding }, { conditions, translator: createTranslator('en') })
      .flatMap(itemsOf)
      .map(({ label }) => label)
  expect(namesIn({ rule, severity: 'info' })).toEqual([expect.stringContaining('gone.txt')])
  expect(namesIn(null)).toHaveLength(2)
})

test('a number is known for a count however it is written', () => {
  const counted = drawn.flatMap((tool) =>
    picturesOf(tool.picture).flatMap((picture) =>
      picture.kind === 'tiles' && picture.things?.some(({ value }) => value?.startsWith('count(')) === true
        ? [{ tool, picture }]
        : [],
    ),
  )
  expect(counted.length).toBeGreaterThan(0)
  for (const { tool, picture } of counted) {
    const things = picture.things?.map((thing) =>
      thing.value === undefined ? thing : { ...thing, value: ` (${thing.value})` },
    )
    const other = { ...tool, picture: [{ ...picture, things }] } as Tool
    fc.assert(
      fc.property(anyLook(tool, nowMs), (look) => {
        const deps = { conditions, translator: createTranslator('en') }
        const viewsOf = (one: Tool): readonly PictureView[] => drawPictures({ ...look, tool: one, finding: null }, deps)
        expect(viewsOf(other)).toEqual(viewsOf({ ...tool, picture: [picture] }))
      }),
      { numRuns: 100 },
    )
  }
})
