import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createManualClock, useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { createLogFile } from '../../store/log-file.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { logHandlers } from './log.ts'
import { eventually } from '../../../test/fakes/eventually.ts'

const temporaryFolder = useTemporaryFolders()

test('what a page tells stands in the log without its words, and comes back to be read', async () => {
  const folder = path.join(await temporaryFolder(), 'log')
  const logger = createLogFile({ folder, owner: 'app', clock: createManualClock() })
  const handlers = logHandlers({ logger, fileSystem: createNodeFileSystem(), folder })
  const context = { windowId: 1 }
  expect(await handlers['log.read']({}, context)).toEqual({ ok: true, value: { lines: [] } })
  const places = ['start-Ab1.js:3:14', 'C:\\Users\\alice\\x.js:1:1', 'alice wrote this']
  await handlers['log.tell']({ name: 'TypeError', places }, context)
  await handlers['log.tell']({ name: 'the password is hunter2', places: [] }, context)
  const lines = [
    '2026-01-05T09:00:00.000Z error a page failed process=page',
    '2026-01-05T09:00:00.000Z error a page failed process=page name=TypeError at=start-Ab1.js:3:14',
  ]
  await eventually(async () => expect(await handlers['log.read']({}, context)).toEqual({ ok: true, value: { lines } }))
})

test('a page that fails for ever fills no log', async () => {
  const folder = path.join(await temporaryFolder(), 'log')
  const logger = createLogFile({ folder, owner: 'app', clock: createManualClock() })
  const handlers = logHandlers({ logger, fileSystem: createNodeFileSystem(), folder })
  for (let count = 0; count < 500; count += 1)
    await handlers['log.tell']({ name: 'Error', places: [] }, { windowId: 1 })
  await eventually(async () =>
    expect((await readFile(path.join(folder, 'app.log'), 'utf8')).trim().split('\n')).toHaveLength(100),
  )
})
