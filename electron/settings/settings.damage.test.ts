import { chmod, chown, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { noPolicy } from '../../test/fakes/policy-source.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createPatientFileSystem } from '../store/patient-file-system.ts'
import { openSettings, type Settings, type SettingsDeps } from './settings.ts'
import { judgingHere } from '../engine/judging.ts'

const newFolder = useTemporaryFolders()

type Place = SettingsDeps & { readonly folder: string; readonly copy: string }

async function placeOf(folder: string, more: Partial<SettingsDeps> = {}): Promise<Place> {
  const file = path.join(folder, 'settings.json')
  const onDisk = createNodeFileSystem()
  // Nothing here has to survive a power cut.
  const fileSystem: DurableFileSystem = {
    ...onDisk,
    openAppend: async (name, mode) => ({ ...(await onDisk.openAppend(name, mode)), sync: () => Promise.resolve() }),
    syncFolder: () => Promise.resolve(),
  }
  const ids = createCountingIds()
  const deps = { file, policy: noPolicy, environment: {}, fileSystem, ids, judging: judgingHere, ...more }
  return Promise.resolve({ ...deps, folder, copy: `${file}.last` })
}

/** Somebody who has closed what can be closed. */
async function closedByPerson(): Promise<Place> {
  const place = await placeOf(await newFolder())
  const settings = await openSettings(place)
  for (const set of [
    () => settings.set('mode', 'offline'),
    () => settings.set('blockTools', ['restart_system', 'list_files']),
    () => settings.set('denyDomains', ['bad.example']),
    () => settings.set('allowDomains', ['good.example']),
    () => settings.set('standingGrants', false),
  ])
    expect(await set()).toMatchObject({ ok: true })
  return place
}

type Closed = Pick<Settings, 'get' | 'state' | 'warnings'>

/** What this person had closed is closed, and where that is not known any more, everything is. */
function expectClosed(settings: Closed): void {
  expect(settings.get('mode')).toBe('offline')
  expect(settings.get('externalAccess')).toBe(false)
  expect(settings.get('standingGrants')).toBe(false)
  if (settings.state() === 'closed') return
  expect(settings.get('blockTools')).toEqual(['restart_system', 'list_files'])
  expect(settings.get('denyDomains')).toEqual(['bad.example'])
  expect(settings.get('allowDomains')).toEqual(['good.example'])
}

/** Damages the files of a fresh copy of this place, and opens them twice. */
async function openDamaged(
  place: Place,
  damage: (copy: Place) => Promise<void>,
): Promise<readonly [Settings, Settings]> {
  const other = await placeOf(await newFolder())
  for (const name of await readdir(place.folder))
    await copyFile(path.join(place.folder, name), path.join(other.folder, name))
  await damage(other)
  // As somebody would who wants to get out: what is given at the start opens nothing either where nothing is known.
  return [await openSettings(other), await openSettings(other)]
}

describe('bits and ends', () => {
  test('each flipped bit of the file: nothing opens, the copy counts and the person is told until it is settled', async () => {
    const place = await closedByPerson()
    const bytes = await readFile(place.file)
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const opened = await openDamaged(place, ({ file }) => writeFile(file, flipped))
      for (const settings of opened) {
        expectClosed(settings)
        const told = settings.warnings().map(({ code }) => code)
        // A blank that became another blank is the same document.
        if (settings.state() !== 'whole') expect(told).toEqual(['settings_from_copy'])
      }
    }
  })

  test('each flipped bit without a copy: everything is closed, and told', async () => {
    const place = await closedByPerson()
    const bytes = await readFile(place.file)
    for (let bit = 1; bit < bytes.length * 8; bit += 7) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const opened = await openDamaged(place, async ({ file, copy }) => {
        await writeFile(file, flipped)
        await writeFile(copy, flipped.subarray(0, 40))
      })
      for (const settings of opened) {
        expectClosed(settings)
        if (settings.state() === 'closed')
          expect(settings.warnings().map(({ code }) => code)).toEqual(['settings_closed'])
      }
    }
  })

  test('cut at every byte: the copy counts', async () => {
    const place = await closedByPerson()
    const bytes = await readFile(place.file)
    for (let length = 0; length < bytes.length - 2; length += 2) {
      const [first, second] = await openDamaged(place, ({ file }) => writeFile(file, bytes.subarray(0, length)))
      for (const settings of [first, second]) {
        expectClosed(settings)
        expect(settings.state()).toBe('from_copy')
      }
    }
  })

  test.each(['', '{', '[]', 'null', '"x"', '\0\0\0', '{"mode":"off', '{"mode":7}', '{"mode":"online"}'])(
    '%j in its place: set aside, the copy counts',
    async (text) => {
      const place = await closedByPerson()
      await writeFile(place.file, text)
      expectClosed(await openSettings(place))
      const aside = (await readdir(place.folder)).filter((name) => name.endsWith('.corrupt'))
      expect(await readFile(path.join(place.folder, aside[0] ?? ''), 'utf8')).toBe(text)
    },
  )

  test('a file of an earlier version has neither checksum nor copy, and counts as it stands', async () => {
    const place = await placeOf(await newFolder())
    await writeFile(place.file, '{"mode":"internal","blockTools":["own_tool"]}')
    const settings = await openSettings(place)
    expect([settings.state(), settings.warnings(), settings.get('mode')]).toEqual(['whole', [], 'internal'])
  })

  test('a file that is gone while its copy is there was not taken away by this person', async () => {
    const place = await closedByPerson()
    await rm(place.file)
    const settings = await openSettings(place)
    expectClosed(settings)
    expect(settings.warnings()).toMatchObject([{ code: 'settings_from_copy' }])
  })

  test.each(['file', 'copy'] as const)('of a later version: everything is closed, and said alone', async (which) => {
    const place = await closedByPerson()
    const later = '{"schemaVersion":5,"mode":"online","vault":"x"}'
    await writeFile(place[which], later)
    const settings = await openSettings({ ...place, commandLine: { mode: 'online' } })
    expectClosed(settings)
    expect([settings.state(), settings.warnings().map(({ code }) => code)]).toEqual(['closed', ['data_newer']])
    for (const tried of [await settings.set('theme', 'dark'), await settings.confirm()])
      expect(tried).toMatchObject({ ok: false, error: { code: 'data_newer', data: { what: 'settings' } } })
    expect(await readFile(place[which], 'utf8')).toBe(later)
  })

  test('a damaged copy beside a whole file is put right without a word', async () => {
    const place = await closedByPerson()
    await writeFile(place.copy, 'x')
    const settings = await openSettings(place)
    expect([settings.state(), settings.warnings()]).toEqual(['whole', []])
    expect(await readFile(place.copy, 'utf8')).toBe(await readFile(place.file, 'utf8'))
  })
})

describe('what cannot be read', () => {
  const codes = ['EACCES', 'EPERM', 'EBUSY', 'EIO', 'EISDIR'] as const

  function refusing(place: Place, code: string, times = Number.POSITIVE_INFINITY): Place {
    let left = times
    const readWhole: typeof place.fileSystem.readWhole = (file) => {
      if (file !== place.file || left <= 0) return place.fileSystem.readWhole(file)
      left -= 1
      return Promise.reject(Object.assign(new Error(code), { code }))
    }
    return { ...place, fileSystem: { ...place.fileSystem, readWhole } }
  }

  test.each(codes)('%s: nothing opens, and no change is written over what is there', async (code) => {
    const place = await closedByPerson()
    const before = await readFile(place.file, 'utf8')
    const settings = await openSettings(refusing(place, code))
    expectClosed(settings)
    expect(settings.warnings()[0]).toMatchObject({ code: 'settings_unreadable', data: { reason: code } })
    expect(await settings.set('theme', 'dark')).toMatchObject({ ok: false, error: { code: 'settings_unreadable' } })
    expect(await readFile(place.file, 'utf8')).toBe(before)
  })

  test.each(codes)('%s while a change is made: the change fails, what is in force stays', async (code) => {
    const place = await closedByPerson()
    const before = await readFile(place.file, 'utf8')
    const fileSystem = { ...place.fileSystem }
    const settings = await openSettings({ ...place, fileSystem })
    Object.assign(fileSystem, refusing(place, code).fileSystem)
    expect(await settings.set('theme', 'dark')).toMatchObject({ ok: false, error: { code: 'settings_unreadable' } })
    expectClosed(settings)
    expect(await readFile(place.file, 'utf8')).toBe(before)
  })

  test('a scanner that holds the file for a moment is waited for', async () => {
    const place = await closedByPerson()
    const settings = await openSettings({
      ...place,
      fileSystem: createPatientFileSystem(refusing(place, 'EBUSY', 1).fileSystem, [1]),
    })
    expect([settings.state(), settings.warnings()]).toEqual(['whole', []])
  })

  test('without a copy everything is closed, whatever the command line and the environment say', async () => {
    const place = await closedByPerson()
    await rm(place.copy)
    const refused = refusing(place, 'EIO')
    const settings = await openSettings({
      ...refused,
      commandLine: { mode: 'online' },
      environment: { NETWORK_MODE: 'online', ALLOW_TOOLS: 'web_fetch' },
    })
    expectClosed(settings)
    expect(settings.state()).toBe('closed')
    expect(settings.get('allowTools')).toEqual([])
  })

  test('a folder in its place is no empty file', async () => {
    const place = await closedByPerson()
    await rm(place.file)
    await mkdir(place.file)
    const settings = await openSettings(place)
    expectClosed(settings)
    expect(await settings.set('theme', 'dark')).toMatchObject({ ok: false, error: { code: 'settings_unreadable' } })
  })

  test.skipIf(process.platform === 'win32' || process.geteuid?.() === 0)('rights that were taken away', async () => {
    const place = await closedByPerson()
    await chmod(place.file, 0)
    const settings = await openSettings(place)
    expectClosed(settings)
    expect(await settings.set('theme', 'dark')).toMatchObject({ ok: false, error: { code: 'settings_unreadable' } })
  })

  test.skipIf(process.platform === 'win32' || process.geteuid?.() !== 0)(
    'what another user has put there',
    async () => {
      const place = await closedByPerson()
      await writeFile(place.file, '{"mode":"online"}')
      await chown(place.file, 65_534, 65_534)
      const settings = await openSettings(place)
      expectClosed(settings)
      expect(settings.warnings()).toMatchObject([{ code: 'settings_from_copy' }])
    },
  )
})

describe('settling', () => {
  test('a person confirms what the copy says: nothing is told any more, and nothing has opened', async () => {
    const place = await closedByPerson()
    await writeFile(place.file, '{')
    const settings = await openSettings(place)
    // A change meanwhile is kept, and settles nothing.
    expect(await settings.set('theme', 'dark')).toMatchObject({ ok: true })
    expect((await openSettings(place)).warnings()).toMatchObject([{ code: 'settings_from_copy' }])
    expect(await settings.confirm()).toMatchObject({ ok: true })
    const later = await openSettings(place)
    expectClosed(later)
    expect([later.state(), later.warnings(), later.get('theme')]).toEqual(['whole', [], 'dark'])
  })

  test('where nothing is known, what opens cannot be set before a person has confirmed, and stays closed then', async () => {
    const place = await closedByPerson()
    for (const file of [place.file, place.copy]) await writeFile(file, '{')
    const settings = await openSettings(place)
    for (const [key, value] of [
      ['mode', 'online'],
      ['externalAccess', 'true'],
      ['standingGrants', 'true'],
      ['allowTools', 'web_fetch'],
    ] as const)
      expect(await settings.setText(key, value)).toMatchObject({ ok: false, error: { code: 'settings_closed' } })
    expect(await settings.set('blockTools', ['restart_system'])).toMatchObject({ ok: true })
    expect(await settings.confirm()).toMatchObject({ ok: true })
    const later = await openSettings(place)
    expect([later.state(), later.get('mode'), later.get('blockTools')]).toEqual([
      'whole',
      'offline',
      ['restart_system'],
    ])
    expect(await later.set('mode', 'online')).toMatchObject({ ok: true })
  })

  test('a file that cannot be read is set aside when a person says so', async () => {
    const place = await closedByPerson()
    await rm(place.file)
    await mkdir(place.file)
    const settings = await openSettings(place)
    expect(await settings.confirm()).toMatchObject({ ok: true })
    const later = await openSettings(place)
    expectClosed(later)
    expect([later.state(), later.warnings()]).toEqual(['whole', []])
  })
})
