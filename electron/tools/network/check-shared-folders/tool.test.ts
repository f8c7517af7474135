import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const share = '//server/my\\040files /mnt/my\\040files cifs rw,relatime 0 0\n'
const root = '/dev/sda1 / ext4 rw 0 0\n'

test('shares that are connected, and those that should be', async () => {
  const fstab = `# static\n${share}server:/home /home nfs defaults 0 0\nserver:/later /later nfs noauto 0 0\n`
  expect(await check({ files: { '/proc/mounts': root + share, '/etc/fstab': fstab } })).toEqual({
    drives: [{ drive: '/mnt/my files', path: '//server/my files', status: 'Unknown' }],
    remembered: [
      { drive: '/mnt/my files', path: '//server/my files', connected: true },
      { drive: '/home', path: 'server:/home', connected: false },
    ],
    workstation: null,
    companyNetwork: null,
  })
})

test('none is certain only where no file manager keeps its own', async () => {
  expect(await check({ files: { '/proc/mounts': root } })).toMatchObject({ drives: [], remembered: null })
  const desktop = `${root}gvfsd-fuse /run/user/1000/gvfs fuse.gvfsd-fuse rw 0 0\n`
  expect(await check({ files: { '/proc/mounts': desktop } })).toMatchObject({ drives: null })
  expect(await check({})).toMatchObject({ drives: null, remembered: null })
})
