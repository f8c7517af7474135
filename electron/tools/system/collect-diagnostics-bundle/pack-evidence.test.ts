import { expect, test } from 'vitest'

import type { BundlePart, NodeStepContext, NodeStepPorts, StoredResult } from '../../node-step.ts'
import { createMasker } from './mask-personal.ts'
import { packEvidence } from './pack-evidence.ts'
import { tool } from './tool.ts'

const environment = { USERNAME: 'miriam', COMPUTERNAME: 'PC-4711', SystemRoot: 'C:\\Windows' }
const events = '<Event><Data>C:\\Users\\miriam\\x from 10.1.2.3, mail a.b@c.example</Data></Event>'
const stored: readonly StoredResult[] = [
  {
    tool: 'check_system_info',
    atUtc: '2026-01-05T09:00:00Z',
    verdict: 'healthy',
    result: { serial: 'X77', os: 'Windows 11' },
  },
]

type Packed = { readonly parts: readonly BundlePart[]; readonly folder: string | null }

function context(
  p: object,
  packed: Packed[],
  options: { readonly readable: boolean } = { readable: true },
): NodeStepContext {
  const bundles = {
    measure: () => Promise.resolve(options.readable ? { sizeBytes: 1, sha256: 'ab' } : null),
    pack: (parts: readonly BundlePart[], folder: string | null) => {
      packed.push({ parts, folder })
      return Promise.resolve({ path: 'C:\\bundle.zip', sizeBytes: 12 })
    },
  }
  const ports = {
    bundles,
    environment,
    now: () => 0,
    storedResults: () => Promise.resolve(options.readable ? stored : null),
  }
  const s = options.readable ? { read_system: { events }, read_application: { events: '' } } : {}
  return {
    state: { p: { ...p }, r: {}, s },
    ports: ports as unknown as NodeStepPorts,
    signal: new AbortController().signal,
    runFolder: () => Promise.resolve('C:\\run'),
  }
}

function textOf(packed: readonly Packed[], name: string): string {
  const part = packed[0]?.parts.find((known) => known.name === name)
  return part && 'text' in part ? part.text : ''
}

test('masked: results and logs as text, without names, addresses and numbers of the PC', async () => {
  const packed: Packed[] = []
  const record = await packEvidence(context({ redact: true, folder: null }, packed))
  expect(tool.result().parse(record)).toMatchObject({
    zipPath: 'C:\\bundle.zip',
    bytes: 12,
    redacted: true,
    unavailable: [],
  })
  expect(record['files']).toEqual(['results.json', 'System.xml', 'Application.xml', 'manifest.json'])
  const all = ['results.json', 'System.xml', 'manifest.json'].map((name) => textOf(packed, name)).join()
  for (const secret of ['miriam', '10.1.2.3', 'a.b@c.example', 'X77']) expect(all).not.toContain(secret)
  expect(all).toContain('Windows 11')
  expect(JSON.parse(textOf(packed, 'manifest.json'))).toMatchObject({
    redacted: true,
    contents: [{ name: 'results.json', sha256: 'ab' }, {}, {}],
  })
})

test('unmasked: the saved logs of the run, in the folder that the person chose', async () => {
  const packed: Packed[] = []
  const record = await packEvidence(context({ redact: false, folder: 'D:\\for IT' }, packed))
  expect(record['files']).toEqual(['results.json', 'System.evtx', 'Application.evtx', 'manifest.json'])
  expect(packed[0]?.folder).toBe('D:\\for IT')
  expect(packed[0]?.parts[1]).toEqual({ name: 'System.evtx', path: 'C:\\run\\System.evtx' })
  expect(textOf(packed, 'results.json')).toContain('X77')
})

test.each([true, false])('what could not be had is named, and the rest is packed (masked: %s)', async (redact) => {
  const record = await packEvidence(context({ redact, folder: null }, [], { readable: false }))
  expect(record).toMatchObject({ files: ['manifest.json'], unavailable: ['results', 'System', 'Application'] })
})

test('a mask leaves numbers, versions and short names alone', () => {
  const masker = createMasker({ USERNAME: 'al', COMPUTERNAME: 'OFFICE-PC' })
  expect(masker.text('al signed in on Office-pc; build 26100.4652; 127.0.0.1; password=abc123')).toBe(
    'al signed in on <name>; build 26100.4652; 127.0.0.1; password=***',
  )
  expect(masker.value({ a: [1, null, { ssid: 'Home' }], ownerCount: 2 })).toEqual({
    a: [1, null, { ssid: '<name>' }],
    ownerCount: 2,
  })
})

test('networks, connections, mailboxes, accounts and servers are named by nobody any more', () => {
  const masker = createMasker({})
  const record = {
    profiles: [
      { name: 'Kims Home', auth: 'WPA2PSK' },
      { name: 'Public', on: true },
    ],
    defaultProfile: 'Kim (work)',
    profileName: 'Kims Home',
    members: ['CORP\\kim'],
    tasks: [{ name: 'Updater', author: 'CORP\\kim', state: 'Ready' }],
    listed: [{ subject: 'CN=Kim Minji', store: 'user' }],
    dcName: 'DC1.corp.example',
    services: [{ name: 'Spooler', status: 'Running' }],
  }
  const masked = JSON.stringify(masker.value(record))
  for (const secret of ['Kim', 'kim', 'DC1', 'CORP']) expect(masked).not.toContain(secret)
  for (const kept of ['WPA2PSK', '"name":"Public"', 'Updater', 'Spooler', 'Ready']) expect(masked).toContain(kept)
})

test('a name of two letters is a whole one in Korean and Chinese, and the longer of two names goes first', () => {
  expect(createMasker({ USERNAME: '李明' }).text('李明 的文件')).toBe('<name> 的文件')
  expect(createMasker({ USERNAME: '이산' }).text('이산의 문서')).toBe('<name>의 문서')
  expect(createMasker({ USERNAME: 'lee', COMPUTERNAME: 'LEE-PC-7' }).text('at lee-pc-7')).toBe('at <name>')
})
