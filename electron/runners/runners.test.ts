import { expect, test } from 'vitest'

import { otherSimulatedPc, simulatedPc, windowsPc } from '../../test/fakes/targets.ts'
import { isSamePc, type RecordedTarget, type Target } from '../../shared/domain/target.ts'
import type { Machine } from '../machines/machine.ts'
import { asAdministrator, createMachineRunner, createRunners } from './runners.ts'

const machine = { kind: 'simulated', now: () => 7 } as unknown as Machine
const own = createMachineRunner(machine, simulatedPc)
const runners = createRunners(own, [createMachineRunner(machine, windowsPc)])

test.each<readonly [string, Target, Target | null]>([
  ['the PC of the engine', simulatedPc, simulatedPc],
  ['another PC that is served', windowsPc, windowsPc],
  ['another PC of a kind that is served', otherSimulatedPc, null],
  ['the id of one PC with the kind of another', { ...windowsPc, kind: 'portable' }, null],
])('%s', (_, asked, served) => {
  expect(runners.serving(asked)?.target ?? null).toEqual(served)
})

test.each<readonly [RecordedTarget, boolean]>([
  [simulatedPc, true],
  [{ kind: 'simulated', id: null }, true],
  [otherSimulatedPc, false],
  [{ kind: 'windows', id: null }, false],
  [{ kind: 'simulated', id: '' }, false],
])('a record of %j is one of this PC: %s', (recorded, isSame) => {
  expect(isSamePc(recorded, simulatedPc)).toBe(isSame)
})

test('rights that are there are used by the same runner on the same PC', () => {
  const elevated = asAdministrator(own)
  expect([own.rights, elevated.rights, elevated.target, elevated.now()]).toEqual([
    'own',
    'administrator',
    simulatedPc,
    7,
  ])
})
