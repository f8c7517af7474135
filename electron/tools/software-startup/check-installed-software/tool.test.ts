import { expect, test } from 'vitest'

import { fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()
const installed = (name: string, section: string): string =>
  `Package: ${name}\nStatus: install ok installed\nSection: ${section}\nInstalled-Size: 812\nMaintainer: A Team <team@example.org>\nVersion: 2.1-1\n`
const status = [
  installed('zip', 'utils'),
  installed('libvncclient1', 'libs'),
  installed('firefox', 'web'),
  'Package: gone\nStatus: deinstall ok config-files\nSection: utils\nVersion: 1\n',
].join('\n')

async function check(contains: string | null, files: Record<string, string>): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: { contains }, ports: fakeNetworkPorts({ files }), signal }))
}

test('programs by name, without their parts and without what was removed', async () => {
  const files = { '/var/lib/dpkg/status': status }
  const zip = {
    name: 'zip',
    version: '2.1-1',
    publisher: 'A Team',
    installDate: null,
    sizeKB: 812,
    scope: 'machine',
  }
  expect(await check(null, files)).toEqual({ total: 2, apps: [{ ...zip, name: 'firefox' }, zip], unreadable: 0 })
  expect(await check('ZIP', files)).toEqual({ total: 2, apps: [zip], unreadable: 0 })
})

test('a system that keeps its programs elsewhere says nothing', async () => {
  expect(await check(null, {})).toEqual({ total: null, apps: null, unreadable: null })
})
