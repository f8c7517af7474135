import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const entry = (name: string, more = ''): string =>
  `[Desktop Entry]\nName=${name}\nExec=/usr/bin/${name}\n${more}\n[Other]\n`

test('what the desktop starts, the own file before that for everybody', async () => {
  const folders = {
    '/home/me/.config/autostart': ['chat.desktop', 'notes.txt'],
    '/etc/xdg/autostart': ['chat.desktop', 'helper.desktop', 'kde.desktop', 'sync.desktop'],
  }
  const files = {
    '/home/me/.config/autostart/chat.desktop': entry('chat', 'X-GNOME-Autostart-enabled=false'),
    '/etc/xdg/autostart/chat.desktop': entry('chat'),
    '/etc/xdg/autostart/helper.desktop': entry('helper', 'NoDisplay=true'),
    '/etc/xdg/autostart/kde.desktop': entry('kde', 'OnlyShowIn=KDE;'),
    '/etc/xdg/autostart/sync.desktop': entry('sync', 'NotShowIn=XFCE;'),
  }
  const environment = { HOME: '/home/me', XDG_CURRENT_DESKTOP: 'ubuntu:GNOME' }
  expect(await check({ folders, files, environment })).toEqual({
    apps: [
      { name: 'chat', command: '/usr/bin/chat', source: 'user_folder', enabled: false },
      { name: 'sync', command: '/usr/bin/sync', source: 'machine_folder', enabled: true },
    ],
    enabledCount: 1,
  })
})

test('without a desktop nothing is known', async () => {
  const folders = { '/etc/xdg/autostart': [] }
  expect(await check({ folders })).toEqual({ apps: null, enabledCount: null })
  expect(await check({ environment: { XDG_CURRENT_DESKTOP: 'KDE' } })).toMatchObject({ apps: null })
})
