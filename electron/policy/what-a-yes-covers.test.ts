import { expect, test } from 'vitest'

import { risks } from '../../shared/domain/tool-manifest.ts'
import { yesCovers, type StepToAgreeTo, type WayOfYes } from './what-a-yes-covers.ts'

const steps = risks.flatMap((risk) =>
  [true, false].flatMap((ticked) => [[], ['printer']].map((outside): StepToAgreeTo => ({ risk, ticked, outside }))),
)
const coveredBy = (way: WayOfYes): readonly StepToAgreeTo[] => steps.filter((step) => yesCovers(way, step))

test('what is hard to undo, and what the plan does not tick, takes a person whom Deskmedic asks itself', () => {
  for (const way of ['beforehand', 'in_sight'] as const)
    expect(coveredBy(way).filter(({ risk, ticked }) => risk === 'elevated' || ticked === false)).toEqual([])
})

test('of the others, a yes with the question in sight covers each, one from beforehand those with no value of others', () => {
  expect(coveredBy('in_sight')).toEqual(steps.filter(({ risk, ticked }) => risk !== 'elevated' && ticked))
  expect(coveredBy('beforehand')).toEqual(coveredBy('in_sight').filter(({ outside }) => outside?.length === 0))
})
