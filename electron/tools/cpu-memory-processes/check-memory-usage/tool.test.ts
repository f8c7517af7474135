import { expect, test } from 'vitest'

import type { PortablePorts, SystemInformation } from '../../../machines/portable/define-portable.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const gigabyte = 1_073_741_824

async function memoryOf(platform: NodeJS.Platform, swaptotal: number): Promise<unknown> {
  const memory = {
    total: 8 * gigabyte,
    available: 2 * gigabyte,
    active: 6 * gigabyte,
    swaptotal,
    swapused: swaptotal / 2,
  }
  const information = {
    mem: () => Promise.resolve(memory),
    processes: () => Promise.resolve({ list: [{ pid: 7, name: 'node', memRss: 2048, memVsz: 4096 }] }),
  } as unknown as SystemInformation
  const files = { open: () => Promise.resolve('unreadable') }
  const ports = { platform, files, systemInformation: () => Promise.resolve(information) } as unknown as PortablePorts
  return tool.result().parse(await portable.run({ args: {}, signal: new AbortController().signal, ports }))
}

test('memory and swap are counted together', async () => {
  expect(await memoryOf('linux', 2 * gigabyte)).toMatchObject({
    freePct: 25,
    commitPct: 70,
    pageFiles: [{ allocatedMB: 2048, usedMB: 1024, peakMB: null }],
    top: [{ privateBytes: null, workingSetBytes: 2_097_152 }],
  })
})

test('without swap there is no page file, and only Windows tells the memory that is not shared', async () => {
  expect(await memoryOf('win32', 0)).toMatchObject({ commitPct: 75, pageFiles: [], top: [{ privateBytes: 4_194_304 }] })
})
