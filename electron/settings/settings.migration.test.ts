import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { noPolicy, policyText } from '../../test/fakes/policy-source.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { judgingHere } from '../engine/judging.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { openSettings, type Settings } from './settings.ts'

const newFolder = useTemporaryFolders()
/** Written by the version before, whose lists were lines of text. */
const written = path.join(import.meta.dirname, '../../test/fixtures/lists-as-text')

async function open(folder: string, policy = noPolicy): Promise<Settings> {
  const disk = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  return openSettings({
    ...disk,
    file: path.join(folder, 'settings.json'),
    policy,
    environment: {},
    judging: judgingHere,
  })
}

/** Written by the version whose workspaces were a name and a folder. */
const withoutRights = path.join(import.meta.dirname, '../../test/fixtures/workspaces-without-rights')

/** Written by the version whose collections of code were lines of text. */
const collected = path.join(import.meta.dirname, '../../test/fixtures/collections-as-text')

async function copied(from = written): Promise<string> {
  const folder = await newFolder()
  await cp(from, folder, { recursive: true })
  return folder
}

const webhooks = [
  { name: 'it', url: 'https://hooks.example/T0/in?a=b' },
  // What nobody may set any more stays where it is: it must not cost the person what was closed.
  { name: 'old', url: 'https://user:pw@example.com/x' },
]
const workspaces = [
  plainWorkspace('docs', 'C:\\Data'),
  plainWorkspace('work', '//files.example/share'),
  plainWorkspace('odd', 'a=b'),
]

test('settings whose lists were text open whole, and say what they said', async () => {
  const folder = await copied()
  const settings = await open(folder)
  expect([settings.state(), settings.warnings()]).toEqual(['whole', []])
  expect(settings.get('webhooks')).toEqual(webhooks)
  expect(settings.get('workspaces')).toEqual(workspaces)
  expect(settings.get('internalHosts')).toEqual(['EXAMPLE.com:99999', 'wiki:8443'])
  expect([settings.get('mode'), settings.get('denyDomains'), settings.get('notifyWebhook')]).toEqual([
    'internal',
    ['bad.example'],
    'it',
  ])
  // Only a change writes.
  expect(await readFile(path.join(folder, 'settings.json'))).toEqual(
    await readFile(path.join(written, 'settings.json')),
  )
})

test('the first change writes them as objects, sealed, and they open again', async () => {
  const folder = await copied()
  expect(await (await open(folder)).set('theme', 'dark')).toMatchObject({ ok: true })
  for (const name of ['settings.json', 'settings.json.last']) {
    const document = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Record<string, unknown>
    expect(document).toMatchObject({ schemaVersion: 4, webhooks, workspaces, mode: 'internal', theme: 'dark' })
    expect(document).not.toHaveProperty('maxParallelChecks')
  }
  const later = await open(folder)
  expect([later.state(), later.get('webhooks'), later.get('theme')]).toEqual(['whole', webhooks, 'dark'])
})

test('damage is seen before a list is understood anew: the copy of the version before counts', async () => {
  const folder = await copied()
  const file = path.join(folder, 'settings.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('bad.example', 'bbd.example'))
  const settings = await open(folder)
  expect([settings.state(), settings.get('denyDomains'), settings.get('webhooks')]).toEqual([
    'from_copy',
    ['bad.example'],
    webhooks,
  ])
})

test('a policy with lists as text holds as before', async () => {
  const policy = policyText(JSON.stringify({ Workspaces: ['team=D:\\Team'], webhooks: ['it=https://hooks.example/x'] }))
  const settings = await open(await newFolder(), policy)
  expect(settings.warnings()).toEqual([])
  expect(settings.view('workspaces')).toMatchObject({ value: [plainWorkspace('team', 'D:\\Team')], locked: true })
  expect(settings.view('webhooks')).toMatchObject({ value: [{ name: 'it', url: 'https://hooks.example/x' }] })
})

test('workspaces that were a name and a folder are open for what they were open for', async () => {
  const folder = await copied(withoutRights)
  const settings = await open(folder)
  const kept = [plainWorkspace('docs', 'C:\\Data'), plainWorkspace('work', '//files.example/share')]
  expect([settings.state(), settings.warnings(), settings.get('workspaces')]).toEqual(['whole', [], kept])
  expect(await settings.set('theme', 'dark')).toMatchObject({ ok: true })
  const document = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8')) as unknown
  expect(document).toMatchObject({ schemaVersion: 4, mode: 'internal', notifyRepairs: false, workspaces: kept })
  expect((await open(folder)).get('workspaces')).toEqual(kept)
})

test('collections of code that were text open whole, and are written as objects', async () => {
  const folder = await copied(collected)
  const settings = await open(folder)
  const codeCollections = [
    { name: 'shop', folder: 'team/one' },
    { name: 'shop', folder: 'team/two' },
    { name: 'odd', folder: 'gone/a=b' },
  ]
  expect([settings.state(), settings.warnings(), settings.get('codeCollections')]).toEqual([
    'whole',
    [],
    codeCollections,
  ])
  expect(await settings.set('theme', 'dark')).toMatchObject({ ok: true })
  const document = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8')) as unknown
  expect(document).toMatchObject({ schemaVersion: 4, codeCollections, denyToolDomains: ['web_fetch:bad.example'] })
  expect((await open(folder)).get('codeCollections')).toEqual(codeCollections)
})

test('a policy may say what a workspace is open for; a slip in it closes', async () => {
  const team = { name: 'team', path: 'D:\\Team', access: 'read', only: ['*.log'] }
  const narrow = await open(await newFolder(), policyText(JSON.stringify({ Workspaces: [team] })))
  expect(narrow.view('workspaces').value).toEqual([{ ...team, never: [] }])
  const slip = await open(await newFolder(), policyText(JSON.stringify({ Workspaces: [{ ...team, acess: 'read' }] })))
  expect(slip.get('mode')).toBe('offline')
  expect(slip.get('workspaces')).toEqual([])
})
