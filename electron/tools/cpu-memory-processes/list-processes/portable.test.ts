import type { Systeminformation } from 'systeminformation'
import { expect, test } from 'vitest'

import type { PortablePorts, SystemInformation } from '../../../machines/portable/define-portable.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

type Process = Partial<Systeminformation.ProcessesProcessData>

const signal = new AbortController().signal

async function listOf(list: readonly Process[], platform: NodeJS.Platform, args: object = {}): Promise<unknown> {
  const processes = (): Promise<unknown> =>
    Promise.resolve({ list: list.map((process) => ({ parentPid: 1, ...process })) })
  const information = { processes } as unknown as SystemInformation
  const ports = { platform, systemInformation: () => Promise.resolve(information) } as unknown as PortablePorts
  return tool.result().parse(await portable.run({ args: tool.args().parse(args), signal, ports }))
}

const shell: Process = { pid: 7, name: 'bash', path: 'bash --secret hunter2', started: '', memRss: 1 }
const browser: Process = {
  pid: 8,
  name: 'Chrome',
  path: 'C:\\chrome.exe',
  started: '2026-01-05 09:00:00',
  memRss: 1024,
}

test('largest first, in bytes, with what cannot be known as null', async () => {
  expect(await listOf([shell, browser], 'win32')).toMatchObject({
    total: 2,
    processes: [
      { pid: 8, workingSetBytes: 1_048_576, path: 'C:\\chrome.exe', session: null },
      { pid: 7, workingSetBytes: 1024, startedUtc: null },
    ],
  })
})

test('the local start time becomes a point in time', async () => {
  const startedUtc = new Date(2026, 0, 5, 9, 0, 0).toISOString()
  expect(await listOf([browser], 'linux')).toMatchObject({ processes: [{ startedUtc }] })
})

test('nothing of a command line gets through', async () => {
  expect(JSON.stringify(await listOf([shell], 'linux'))).not.toContain('hunter2')
})

test('a name is found without regard to case, and only so many are given', async () => {
  expect(await listOf([shell, browser], 'linux', { name: 'chrome' })).toMatchObject({
    total: 1,
    processes: [{ pid: 8 }],
  })
  expect(await listOf([shell, browser], 'linux', { top: 1 })).toMatchObject({ total: 2, processes: [{ pid: 8 }] })
})
