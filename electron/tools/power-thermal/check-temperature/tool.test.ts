import { expect, test } from 'vitest'

import type { PortablePorts } from '../../../machines/portable/define-portable.ts'
import { portable } from './portable.ts'

function read(main: number | null): Promise<Readonly<Record<string, unknown>>> {
  const systemInformation = () => Promise.resolve({ cpuTemperature: () => Promise.resolve({ main }) })
  const ports = { systemInformation } as unknown as PortablePorts
  return portable.run({ args: {}, ports, signal: new AbortController().signal })
}

test('the processor is a zone; what only Windows counts is unknown', async () => {
  expect(await read(71.5)).toMatchObject({
    zones: [{ zone: 'processor', celsius: 71.5, passiveLimitPct: null }],
    slowedEvents7d: null,
    heatShutdowns30d: null,
  })
})

test.each([null, 0, Number.NaN])('no sensor (%s) is no cool processor', async (main) => {
  expect(await read(main)).toMatchObject({ zones: null, unavailable: expect.arrayContaining(['thermal_zones']) as [] })
})
