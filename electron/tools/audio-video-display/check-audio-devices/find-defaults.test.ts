import { expect, test } from 'vitest'

import type { NodeStepPorts } from '../../../contract/node-step.ts'
import { findDefaults } from './find-defaults.ts'

const speakers = { name: 'Speakers', kind: 'output', status: 'OK' }
const monitor = { name: 'Monitor (HDMI)', kind: 'output', status: 'OK' }
const microphone = { name: 'Microphone', kind: 'input', status: 'OK' }

function defaultsOf(endpoints: unknown): Promise<Record<string, unknown>> {
  const state = { p: {}, s: { run: { endpoints } }, r: {} }
  return findDefaults({ state, ports: {} as NodeStepPorts, signal: new AbortController().signal })
}

test('one that works alone is the default', async () => {
  const broken = { ...speakers, status: 'Unknown' }
  expect(await defaultsOf([monitor, broken, microphone])).toEqual({
    defaultOutput: 'Monitor (HDMI)',
    defaultInput: 'Microphone',
  })
})

test('which of several is chosen, and what could not be listed, stays unknown', async () => {
  expect(await defaultsOf([speakers, monitor])).toEqual({ defaultOutput: null, defaultInput: null })
  expect(await defaultsOf(null)).toEqual({ defaultOutput: null, defaultInput: null })
})
