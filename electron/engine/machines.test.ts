import { expect, test } from 'vitest'

import { noPolicy } from '../../test/fakes/policy-source.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createSystemLocks } from '../executors/process/system-locks.ts'
import { silentLogger } from '../kernel/ports.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import type { MachineKind } from '../machines/machine.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { openBackend } from './backend.ts'

const newFolder = useTemporaryFolders()

type Seen = { readonly questions: number; readonly isPractice: boolean }

async function seenOn(target: MachineKind, platform: NodeJS.Platform): Promise<Seen> {
  let questions = 0
  const loadedLibraries = (): readonly string[] => {
    questions += 1
    return ['C:\\Windows\\System32\\ntdll.dll']
  }
  const environment = { SystemRoot: 'D:\\evil' }
  const ids = createSystemIds(systemClock)
  const ports = { environment, loadedLibraries, fileSystem: createNodeFileSystem(), clock: systemClock, ids }
  const options = { dataFolder: await newFolder(), policy: noPolicy, platform, target }
  const opened = await openBackend(options, { ...ports, logger: silentLogger, locks: createSystemLocks() })
  if (!opened.ok) throw new Error(opened.error.code)
  await opened.value.close()
  return { questions, isPractice: opened.value.practice !== null }
}

test.each(['windows', 'portable'] as const)(
  'the %s PC is opened with the Windows folder of the system, and nothing of it can be broken on purpose',
  async (kind) => {
    expect(await seenOn(kind, 'win32')).toEqual({ questions: 1, isPractice: false })
  },
)

test('the simulated PC has a Windows of its own: nothing is asked, and it is there to be broken', async () => {
  expect(await seenOn('simulated', 'win32')).toEqual({ questions: 0, isPractice: true })
})
