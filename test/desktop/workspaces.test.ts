import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { SettingsView } from '../../shared/ipc/views.ts'
import type { ChosenFolder, FileAnswersView } from '../../shared/ipc/workspace-view.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-Opened '))
const other = mkdtempSync(path.join(tmpdir(), 'deskmedic-other-'))
afterAll(() => [folder, other].forEach((each) => rmSync(each, { recursive: true, force: true })))

const files = { name: 'files', path: folder, access: 'read', only: [], never: [] } as const
const asOpened = { list: 'workspaces', entry: files } as const

type App = Awaited<ReturnType<typeof open>>
const opened = async (app: App) => (await app.ask<SettingsView>('settings.get', {})).network.lists.workspaces.value

test('a folder is chosen in a window of the system, gets a name of its own, and is not open by that', async () => {
  const app = await open({ faults: [] })
  expect(await app.ask<ChosenFolder | null>('workspaces.chooseFolder', {})).toBe(null)
  app.choosesFolder = '/home/test/Files'
  await app.ask('network.add', asOpened)
  expect(await app.ask<ChosenFolder>('workspaces.chooseFolder', {})).toEqual({
    path: '/home/test/Files',
    name: 'files-2',
  })
  expect(await opened(app)).toEqual([files])
})

test('less may be done in a folder at once, more only after a yes in the confirmation window', async () => {
  const app = await open({ faults: [] })
  await app.ask('network.add', asOpened)
  const before = app.asked.length
  await app.ask('workspaces.change', { workspace: { ...files, never: ['*.key'] } })
  expect(app.asked).toHaveLength(before)
  await app.ask('workspaces.change', { workspace: { ...files, access: 'read_write' } })
  const [step] = app.asked.at(-1)?.steps ?? []
  expect(step?.title).toBe('Open more of this folder to Deskmedic?')
  expect(step?.args[0]?.value).toBe(`files=${folder}`)
  expect(await opened(app)).toEqual([{ ...files, access: 'read_write' }])
  app.person = () => 'refuse'
  const refused = await app.send('workspaces.change', { workspace: { ...files, access: 'read_write', path: other } })
  expect(refused).toMatchObject({ ok: false, error: { code: 'setting_not_confirmed' } })
  expect(await opened(app)).toEqual([{ ...files, access: 'read_write' }])
})

test('a folder that may not be opened, a bad pattern and an unknown name are refused before anybody is asked', async () => {
  const app = await open({ faults: [] })
  await app.ask('network.add', asOpened)
  const before = app.asked.length
  for (const entry of [
    { ...files, name: 'drive', path: '/' },
    { ...files, name: 'own', path: app.dataFolder },
    { ...files, name: 'around', path: path.dirname(app.dataFolder) },
  ])
    expect(await app.send('network.add', { list: 'workspaces', entry })).toMatchObject({
      ok: false,
      error: { code: 'workspace_invalid' },
    })
  expect(await app.send('workspaces.change', { workspace: { ...files, only: ['a*b*c*d*e'] } })).toMatchObject({
    error: { code: 'workspace_invalid' },
  })
  expect(await app.send('workspaces.change', { workspace: { ...files, name: 'other' } })).toMatchObject({
    error: { code: 'unknown_workspace' },
  })
  expect(app.asked).toHaveLength(before)
})

test('whether a path would be opened is answered as the judge of all files answers it, with a sentence', async () => {
  const app = await open({ faults: [] })
  const explain = (asked: string) => app.ask<FileAnswersView>('workspaces.explain', { path: asked })
  const inside = await explain('downloads\\setup.log')
  expect(inside.read).toEqual({
    isOpen: true,
    workspace: 'downloads',
    path: 'C:\\Users\\test\\Downloads\\setup.log',
  })
  expect(inside.write.isOpen).toBe(true)
  const outside = await explain('C:\\Users\\test\\Downloads\\..\\Payroll.xlsx')
  expect(outside.read).toMatchObject({ isOpen: false, error: { code: 'folder_not_open' } })
  const key = await explain('C:\\Users\\test\\Downloads\\id_rsa')
  expect(key.read).toMatchObject({ isOpen: false, error: { code: 'file_closed' } })
})
