import { expect, test } from 'vitest'

import { systemFacts, type ComputerFacts } from './portable.ts'
import { tool } from './tool.ts'

const linux: ComputerFacts = {
  platform: 'linux',
  language: 'ko_KR.UTF-8',
  os: { distro: 'Ubuntu', release: '24.04', build: '', arch: 'x64', hostname: 'desk' },
  system: { manufacturer: 'To Be Filled By O.E.M.', model: '-', serial: '' },
  bios: { version: 'Default string' },
  cpu: { manufacturer: 'Example', brand: 'Eight', cores: 16 },
  totalBytes: 8_000_000_000,
}

test('a computer without Windows says what it knows, and nothing is made up', () => {
  const facts = systemFacts(linux)
  expect(facts).toMatchObject({ os: 'Ubuntu 24.04', cpu: 'Example Eight', logicalProcessors: 16, languages: ['ko-KR'] })
  for (const name of ['buildNumber', 'build', 'maker', 'model', 'serial', 'biosVersion', 'domainJoined'] as const) {
    expect([name, facts[name]]).toEqual([name, null])
  }
  expect(tool.result().parse(facts)).toEqual(facts)
})

test('the build is a number on Windows only', () => {
  const os = { ...linux.os, build: '26100' }
  expect(systemFacts({ ...linux, platform: 'win32', os }).buildNumber).toBe(26_100)
  expect(systemFacts({ ...linux, platform: 'darwin', os: { ...os, build: '23G93' } }).buildNumber).toBeNull()
  expect(systemFacts({ ...linux, os }).buildNumber).toBeNull()
})

test.each(['C', '', undefined, 'POSIX'])('a computer set to %j names no language', (language) => {
  expect(systemFacts({ ...linux, language }).languages).toEqual([])
})
