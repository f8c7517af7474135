import type { Systeminformation } from 'systeminformation'
import { expect, test } from 'vitest'

import type { PortablePorts, SystemInformation } from '../../../machines/portable/define-portable.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

type Process = Partial<Systeminformation.ProcessesProcessData>

const signal = new AbortController().signal

/** What Linux itself calls these processes. */
const comm: Readonly<Record<number, string>> = { 7: 'bash', 9: 'python3', 10: 'gnome-terminal-' }

function commOf(path: string): Promise<'unreadable' | { readonly chunks: readonly Uint8Array[] }> {
  const name = comm[Number(/^\/proc\/(\d+)\/comm$/.exec(path)?.[1])]
  return Promise.resolve(name === undefined ? 'unreadable' : { chunks: [new TextEncoder().encode(`${name}\n`)] })
}

async function listOf(list: readonly Process[], platform: NodeJS.Platform, args: object = {}): Promise<unknown> {
  const processes = (): Promise<unknown> =>
    Promise.resolve({ list: list.map((process) => ({ parentPid: 1, ...process })) })
  const information = { processes } as unknown as SystemInformation
  const files = { open: commOf }
  const ports = { platform, files, systemInformation: () => Promise.resolve(information) } as unknown as PortablePorts
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

test('a process is called what Linux calls it, not what its command line says', async () => {
  const script: Process = { pid: 9, name: 'secret-plan.py', path: '', started: '', memRss: 3 }
  const terminal: Process = { pid: 10, name: 'gnome-terminal-server', started: '', memRss: 2 }
  const gone: Process = { pid: 11, name: 'make', started: '', memRss: 1 }
  expect(await listOf([script, terminal, gone], 'linux')).toMatchObject({
    processes: [{ name: 'python3' }, { name: 'gnome-terminal-server' }, { name: 'make' }],
  })
  expect(await listOf([script], 'linux', { name: 'Python3' })).toMatchObject({ total: 1 })
  expect(await listOf([script], 'win32')).toMatchObject({ processes: [{ name: 'secret-plan.py' }] })
})
