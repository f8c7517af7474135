import path from 'node:path'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import { readAnchor } from './anchor.ts'
import { openAuditLog } from './audit-log.ts'

const newFolder = useTemporaryFolders()
const disk = useDisk()
const system = createMemorySystem()

test('how far the chain is, is told every hundred lines and at its end, which the anchor names too', async () => {
  const heads: { readonly seq: number; readonly hash: string }[] = []
  const folder = path.join(await newFolder(), 'audit', 'cli')
  const log = await openAuditLog({
    ...{ folder, host: 'cli', fileSystem: disk, locks: system.startProcess() },
    ...{ clock: createManualClock(), ids: createCountingIds() },
    tellHead: ({ seq, hash }) => heads.push({ seq, hash }),
  })
  if (!log.ok) throw new Error(log.error.code)
  for (let index = 0; index < 250; index += 1) await log.value.append({ kind: 'read', tool: 'x', callId: 'c' }, 'now')
  await log.value.close()
  expect(heads.length).toBe(3)
  expect(await readAnchor(disk, folder)).toMatchObject(heads.at(-1) ?? {})
})
