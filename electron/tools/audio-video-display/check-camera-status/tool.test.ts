import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const classes = { '/sys/class': ['video4linux'], '/sys/class/video4linux': ['video0', 'video1'] }

test('each camera is told once, by its name', async () => {
  const files = {
    '/sys/class/video4linux/video0/index': '0\n',
    '/sys/class/video4linux/video0/name': 'Integrated Camera\n',
    '/sys/class/video4linux/video1/index': '1\n',
    '/sys/class/video4linux/video1/name': 'Integrated Camera\n',
  }
  expect(await check({ folders: classes, files })).toMatchObject({
    cameras: [{ name: 'Integrated Camera', instanceId: 'video0', code: null }],
    consent: null,
  })
})

test('a camera without a driver is not seen: none is no answer', async () => {
  expect(await check({ folders: { '/sys/class': ['net'] } })).toMatchObject({ cameras: null })
  expect(await check({})).toMatchObject({ cameras: null })
  expect(await check({ folders: classes, platform: 'darwin' })).toMatchObject({ cameras: null })
})
