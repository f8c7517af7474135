import { expect, test } from 'vitest'

import type { PortablePorts, SystemInformation } from '../../../machines/portable/define-portable.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

/** Counters give the mean since the start at first, then what was used since the last reading. */
function portsWith(second: number): { ports: PortablePorts; waits: number[] } {
  const waits: number[] = []
  const reading = (): number => (waits.length === 0 ? 1 : second)
  const information = {
    currentLoad: () => Promise.resolve({ currentLoad: reading(), currentLoadSystem: reading() / 2, cpus: [{}, {}] }),
    processes: () =>
      Promise.resolve({
        list: [
          { pid: 3, name: 'idle', cpu: 0 },
          { pid: 7, name: 'node', cpu: reading() },
        ],
      }),
  } as unknown as SystemInformation
  const wait = (durationMs: number): Promise<void> => {
    waits.push(durationMs)
    return Promise.resolve()
  }
  const ports = { wait, systemInformation: () => Promise.resolve(information) } as unknown as PortablePorts
  return { ports, waits }
}

async function loadOf(ports: PortablePorts): Promise<unknown> {
  return tool.result().parse(await portable.run({ args: {}, signal: new AbortController().signal, ports }))
}

test('the load is that between two readings, heaviest program first', async () => {
  const { ports, waits } = portsWith(92.46)
  expect(await loadOf(ports)).toEqual({
    totalPct: 92,
    kernelPct: 46,
    queueLength: null,
    cores: 2,
    top: [
      { pid: 7, name: 'node', pct: 92.5 },
      { pid: 3, name: 'idle', pct: 0 },
    ],
  })
  expect(waits).toHaveLength(1)
})

test('a counter that says nothing is unknown, not idle', async () => {
  const { ports } = portsWith(NaN)
  expect(await loadOf(ports)).toMatchObject({ totalPct: null, kernelPct: null, top: [{ pid: 3 }] })
})
