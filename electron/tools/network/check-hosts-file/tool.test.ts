import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

test('entries of the installation itself are not redirections', async () => {
  const text = '127.0.0.1 localhost\n127.0.1.1 my-pc\nff02::1 ip6-allnodes\n0.0.0.0 update.microsoft.com\n'
  const record = await check({ files: { '/etc/hosts': text } })
  expect(record).toMatchObject({ path: '/etc/hosts', exists: true, defaultPlace: true, bytes: null, realEntries: 1 })
  expect(record['entries']).toHaveLength(4)
})

test('a file that cannot be read is not an empty one', async () => {
  expect(await check({})).toMatchObject({ exists: false, entries: null, realEntries: null })
})

test('Windows can be told to read another file: whether it is, is not known', async () => {
  const path = 'D:\\Windows\\System32\\drivers\\etc\\hosts'
  const fake = { platform: 'win32', environment: { SystemRoot: 'D:\\Windows' }, files: { [path]: '' } } as const
  expect(await check(fake)).toMatchObject({ path, exists: true, defaultPlace: null, entries: [] })
})
