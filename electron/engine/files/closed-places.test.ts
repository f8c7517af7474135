import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { closedFolderHere, closedPlaces } from './closed-places.ts'

const newFolder = useTemporaryFolders()

const facts = {
  dataFolder: 'C:\\Users\\me\\AppData\\Local\\Deskmedic',
  platform: 'win32',
  program: {
    executable: 'C:\\Program Files\\Deskmedic\\Deskmedic.exe',
    folder: 'C:\\Program Files\\Deskmedic',
    code: 'C:\\Program Files\\Deskmedic\\resources\\app.asar',
  },
  homeFolder: 'C:\\Users\\me',
} as const

test('the folder of data, that of the program, and Windows', () => {
  const { own, system } = closedPlaces(facts)
  expect(own).toContain(facts.dataFolder)
  expect(own).toContain('C:\\Program Files\\Deskmedic')
  expect(own).toContain('C:\\ProgramData\\Deskmedic')
  expect(system).toHaveLength(1)
})

test.each(['D:\\Deskmedic.exe', 'C:\\Users\\me\\Downloads\\Deskmedic.exe'])(
  'a program at %s does not close everything around it',
  (executable) => {
    const folder = path.win32.dirname(executable)
    const { own } = closedPlaces({ ...facts, program: { executable, folder, code: `${executable}.asar` } })
    expect(own).toContain(executable)
    expect(own).not.toContain(folder)
  },
)

test('a folder that is, holds or lies in a closed one can be no workspace, nor can a drive', async () => {
  const root = await newFolder()
  for (const name of ['own', 'system', 'free', 'own/deep']) await mkdir(path.join(root, name))
  const judge = closedFolderHere(() => ({ own: [path.join(root, 'own')], system: [path.join(root, 'system')] }))
  expect(await judge(path.join(root, 'own'))).toBe('own')
  expect(await judge(path.join(root, 'own', 'deep'))).toBe('own')
  expect(await judge(root)).toBe('own')
  expect(await judge(path.join(root, 'system'))).toBe('system')
  expect(await judge(path.join(root, 'free'))).toBeNull()
  expect(await judge(path.parse(root).root)).toBe('drive')
})
