import { describe, expect, test } from 'vitest'

import type { NodeStepPorts } from '../../../contract/node-step.ts'
import { findDefaults, tool } from './tool.ts'
import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

describe('find defaults', () => {
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
})

describe('on any computer', () => {
  const { signal } = new AbortController()

  async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
    return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
  }

  const cards =
    ' 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH at 0xb4218000 irq 145\n'
  const streams = '00-00: ALC295 Analog : ALC295 Analog : playback 1 : capture 1\n00-03: HDMI 0 : HDMI 0 : playback 1\n'

  test('cards, what they play and what they record; whether they work is not known', async () => {
    const files = { '/proc/asound/cards': cards, '/proc/asound/pcm': streams }
    expect(await check({ files, programs: ['pipewire'] })).toEqual({
      endpoints: [
        { name: 'ALC295 Analog', kind: 'output', status: null },
        { name: 'ALC295 Analog', kind: 'input', status: null },
        { name: 'HDMI 0', kind: 'output', status: null },
      ],
      devices: [{ name: 'HDA Intel PCH', instanceId: 'card0', code: null }],
      services: [{ name: 'sound server', status: 'Running' }],
      outputs: 2,
      inputs: 1,
      defaultOutput: null,
      defaultInput: null,
    })
  })

  test('without a card there can be sound over the network: no output is not certain', async () => {
    const files = { '/proc/asound/cards': '--- no soundcards ---\n' }
    expect(await check({ files })).toMatchObject({ endpoints: [], devices: [], outputs: null, inputs: null })
    expect(await check({})).toMatchObject({ endpoints: null, devices: null, services: [{ status: null }] })
  })
})
