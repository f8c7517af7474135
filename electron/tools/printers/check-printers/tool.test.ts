import { expect, test } from 'vitest'

import type { NodeStepContext, NodeStepPorts } from '../../../contract/node-step.ts'
import { reachPrinters } from './tool.ts'

function context(printers: unknown, open: readonly string[]): { context: NodeStepContext; asked: string[] } {
  const asked: string[] = []
  const ports = {
    network: {
      connect: (host: string, port: number) => {
        asked.push(`${host}:${port}`)
        return Promise.resolve(open.includes(`${host}:${port}`) ? 3 : null)
      },
    },
  } as unknown as NodeStepPorts
  const state = { p: {}, s: { run: { printers } }, r: {} }
  return { context: { state, ports, signal: new AbortController().signal }, asked }
}

test('each network printer is asked at its port, one without a number at 9100', async () => {
  const printers = [
    { name: 'A', portHost: '192.0.2.60', portNumber: 9100 },
    { name: 'B', portHost: '192.0.2.61', portNumber: 0 },
    { name: 'C', portHost: '192.0.2.62', portNumber: 515 },
    { name: 'PDF', portHost: null, portNumber: null },
  ]
  const { context: step, asked } = context(printers, ['192.0.2.60:9100', '192.0.2.61:9100'])
  const { printers: reached } = await reachPrinters(step)
  expect(reached).toMatchObject([{ reachable: true }, { reachable: true }, { reachable: false }, { reachable: null }])
  expect(asked).toEqual(['192.0.2.60:9100', '192.0.2.61:9100', '192.0.2.62:515'])
})

test('at most ten printers are asked; of the others nothing is known', async () => {
  const printers = Array.from({ length: 12 }, (_, index) => ({ portHost: `192.0.2.${index}`, portNumber: 9100 }))
  const { context: step, asked } = context(printers, [])
  const { printers: reached } = await reachPrinters(step)
  expect(asked).toHaveLength(10)
  expect((reached as { reachable: unknown }[]).map(({ reachable }) => reachable)).toEqual([
    ...Array.from({ length: 10 }, () => false),
    null,
    null,
  ])
})

test('printers that could not be listed stay unknown', async () => {
  expect(await reachPrinters(context(null, []).context)).toEqual({ printers: null })
})
