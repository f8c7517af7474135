import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { removeFolder } from './remove-folder.ts'

type Prepared = Omit<LaunchOptions, 'dataFolder'> & {
  readonly faults: readonly string[]
  /** Tools that take their time. */
  readonly pace?: PcState['pace']
}

/** Starts the app on a simulated PC with several faults whose person is in a call, so that what waits goes on waiting. */
export async function launchInCall({ faults, pace = {}, ...options }: Prepared): Promise<LaunchedApp> {
  const pc = setUpPc(faults, await loadFaults())
  if (!pc.ok) throw new Error(pc.error.code)
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-prepared-'))
  const inCall = { ...pc.value, pace, session: { ...pc.value.session, mediaApps: ['Teams'] } }
  await writeFile(path.join(dataFolder, 'simulated-pc.json'), JSON.stringify(inCall))
  // The folder of the person is a small one: one of the checks walks through it.
  const launched = await launchApp({
    ...options,
    dataFolder,
    environment: { HOME: dataFolder, ...options.environment },
  })
  const close = async (): Promise<void> => {
    await launched.close()
    await removeFolder(dataFolder)
  }
  return { ...launched, close }
}
