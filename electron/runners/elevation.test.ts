import { expect, test } from 'vitest'

import { windowsPc } from '../../test/fakes/targets.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Machine } from '../machines/machine.ts'
import { elevateBy, type RightsHere } from './elevation.ts'
import { createMachineRunner } from './runners.ts'

const machine = { kind: 'windows' } as unknown as Machine
const call = { tool: { name: 'restart_service' }, runner: createMachineRunner(machine, windowsPc) }
const given = { ...call.runner, rights: 'administrator' } as const

async function rightsBy(rights: RightsHere, hasBroker: boolean) {
  let asked = 0
  const broker = { elevate: () => Promise.resolve(((asked += 1), ok(given))) }
  const elevate = elevateBy<typeof call>(() => rights, hasBroker ? broker : null)
  const elevated = await elevate(call, new AbortController().signal, () => undefined)
  return { elevated: elevated.ok ? elevated.value.rights : elevated, asked }
}

const missing = fail('elevation_unavailable', { tool: 'restart_service' })
const unused = fail('needs_admin', { tool: 'restart_service' })

test.each<readonly [RightsHere, boolean, unknown, number]>([
  ['used', true, 'administrator', 0],
  ['used', false, 'administrator', 0],
  ['unused', true, unused, 0],
  ['unused', false, unused, 0],
  ['none', true, 'administrator', 1],
  ['none', false, missing, 0],
])('rights that are %s, a way to ask: %s', async (...[rights, hasBroker, elevated, asked]) => {
  expect(await rightsBy(rights, hasBroker)).toEqual({ elevated, asked })
})
