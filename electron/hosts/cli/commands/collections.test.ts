import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { plainWorkspace } from '../../../../shared/domain/workspace.ts'
import { createTranslator } from '../../../../shared/texts/translate.ts'
import { noPolicy } from '../../../../test/fakes/policy-source.ts'
import { useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { systemPorts } from '../../../../test/fakes/system-ports.ts'
import { ok } from '../../../kernel/result.ts'
import { openBackend } from '../../../engine/backend.ts'
import type { CliContext } from '../context.ts'
import { addToCollection, listCollections, removeCollection } from './collections.ts'

const newFolder = useTemporaryFolders()

test('folders of workspaces are put together, listed and forgotten; what no workspace opens is refused', async () => {
  const folder = await newFolder()
  const [work, dataFolder] = [path.join(folder, 'work'), path.join(folder, 'data')]
  for (const each of [path.join(work, 'one'), path.join(work, 'two'), dataFolder])
    await mkdir(each, { recursive: true })
  await writeFile(path.join(work, 'a.txt'), 'a')
  const options = { dataFolder, policy: noPolicy, platform: process.platform, target: 'portable' } as const
  const opened = await openBackend(options, systemPorts())
  if (!opened.ok) throw new Error(opened.error.code)
  const backend = opened.value
  await backend.settings.set('workspaces', [plainWorkspace('team', work)])
  const audit = { append: () => Promise.resolve(ok(undefined)) }
  const engine = () => Promise.resolve(ok({ pipelinePorts: { audit } }))
  const caller = { kind: 'person', role: 'human_agent' } as const
  const context = { backend, engine, caller, translator: createTranslator('en') } as unknown as CliContext
  expect(await addToCollection(context, 'shop', 'team/one')).toMatchObject({ ok: true })
  expect(await addToCollection(context, 'shop', 'team/two')).toMatchObject({ ok: true })
  expect(await addToCollection(context, 'shop', 'team/two')).toMatchObject({
    value: { data: [{ name: 'shop', folders: ['team/one', 'team/two'] }], lines: ['shop = team/one, team/two'] },
  })
  for (const [named, code] of [
    [folder, 'folder_not_open'],
    ['none/a', 'unknown_workspace'],
    ['team/a.txt', 'file_unreadable'],
    ['team/../data', 'folder_not_open'],
  ] as const)
    expect(await addToCollection(context, 'shop', named), named).toMatchObject({ error: { code } })
  expect(await addToCollection(context, 'No Name', 'team/one')).toMatchObject({ ok: false })
  expect(await removeCollection(context, 'other')).toMatchObject({ error: { code: 'unknown_collection' } })
  expect(await removeCollection(context, 'shop')).toMatchObject({ value: { data: [] } })
  expect(listCollections(context)).toMatchObject({ value: { data: [] } })
  await backend.close()
})
