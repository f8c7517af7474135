import { expect, test } from 'vitest'

import type { FileEntry, NodeStepContext, NodeStepPorts } from '../../../contract/node-step.ts'
import { parseProfile, readProfilesStep } from './read-profiles.ts'

const folder = 'C:\\run'
const { signal } = new AbortController()

function profileXml(
  name: string,
  { auth = 'WPA2PSK', encryption = 'AES', mode = '<connectionMode>auto</connectionMode>' } = {},
): string {
  return `<?xml version="1.0"?>
<WLANProfile xmlns="http://www.microsoft.com/networking/WLAN/profile/v1">
	<name>${name}</name>
	<SSIDConfig><SSID><hex>4F6666696365</hex><name>other</name></SSID></SSIDConfig>
	<connectionType>ESS</connectionType>
	${mode}
	<MSM><security><authEncryption>
		<authentication>${auth}</authentication>
		<encryption>${encryption}</encryption>
		<useOneX>false</useOneX>
	</authEncryption></security></MSM>
</WLANProfile>`
}

function contextOf(
  files: Readonly<Record<string, string | null>>,
  more: Partial<NodeStepContext> = {},
): NodeStepContext {
  const entries = Object.keys(files).map(
    (name) => ({ path: `${folder}\\${name}`, name, isDirectory: false, isLink: false }) as FileEntry,
  )
  const open = (path: string): Promise<unknown> => {
    const text = files[path.slice(folder.length + 1)] ?? null
    if (text === null) return Promise.resolve('unreadable')
    return Promise.resolve({ sizeBytes: text.length, chunks: new Blob([text]).stream() })
  }
  return {
    state: { p: {}, s: { export: {} }, r: {} },
    ports: { files: { list: () => Promise.resolve(entries), open } } as unknown as NodeStepPorts,
    signal,
    runFolder: () => Promise.resolve(folder),
    ...more,
  }
}

test('the exported files give name, protection and how a network is joined', async () => {
  const files = {
    'Wi-Fi-Office.xml': profileXml('Office'),
    'Wi-Fi-사무실.xml': profileXml('사무실 &amp; 손님', {
      auth: 'open',
      encryption: 'none',
      mode: '<connectionMode>manual</connectionMode>',
    }),
    'note.txt': 'not a profile',
  }
  expect(await readProfilesStep(contextOf(files))).toEqual({
    profiles: [
      { name: 'Office', auth: 'WPA2PSK', encryption: 'AES', mode: 'auto' },
      { name: '사무실 & 손님', auth: 'open', encryption: 'none', mode: 'manual' },
    ],
  })
})

test('a profile without a mode is joined by itself', () => {
  expect(parseProfile(profileXml('Office', { mode: '' }))).toMatchObject({ mode: 'auto' })
})

test('nothing exported, a file that cannot be read or is of another kind: unknown, never "none"', async () => {
  const state = { p: {}, s: {}, r: {} }
  expect(await readProfilesStep(contextOf({}, { state }))).toMatchObject({ profiles: null })
  expect(await readProfilesStep(contextOf({ 'a.xml': null }))).toMatchObject({ profiles: null })
  expect(await readProfilesStep(contextOf({ 'a.xml': '<other/>' }))).toMatchObject({ profiles: null })
  expect(await readProfilesStep(contextOf({}))).toEqual({ profiles: [] })
})

test.each(['Büro Gäste', '사무실 손님', '办公室访客', 'Café \u{1f4f6}'])(
  'a network called %s, in a file that Windows names after it',
  async (name) => {
    expect(await readProfilesStep(contextOf({ [`WLAN-${name}.xml`]: profileXml(name) }))).toEqual({
      profiles: [{ name, auth: 'WPA2PSK', encryption: 'AES', mode: 'auto' }],
    })
  },
)
