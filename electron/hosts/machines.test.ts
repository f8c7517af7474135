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

async function asked(target: MachineKind, platform: NodeJS.Platform): Promise<number> {
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
  return questions
}

test.each(['windows', 'portable'] as const)(
  'the %s PC is opened with the Windows folder of the system',
  async (kind) => {
    expect(await asked(kind, 'win32')).toBe(1)
  },
)

test('the simulated PC has a Windows of its own: nothing is asked', async () => {
  expect(await asked('simulated', 'win32')).toBe(0)
})
