import path from 'node:path'

import type { MovedFolder, NodeStepRun, PutBackOptions } from '../../../contract/node-step.ts'
import type { StepState } from '../../../contract/step-state.ts'
import {
  cacheFolders,
  localDataFolder,
  measureFolders,
  profilesFolder,
  type BrowserName,
} from '../../../contract/browser-caches.ts'

type Wish = { readonly browser: BrowserName; readonly profile: string; readonly dryRun: boolean }
type SetAside = { readonly browser: BrowserName; readonly moved: readonly MovedFolder[] }

/** Sets the cache folders of one profile aside; with `dryRun` it only counts. */
export const clearCache = (async ({ state, ports, signal }) => {
  const { browser, profile, dryRun } = state.p
  const { localData, options } = placesOf(ports.environment, browser)
  const folders = cacheFolders(localData, browser, profile)
  if (folders === null) throw new Error('no_such_profile')
  const measured = await measureFolders(folders, { files: ports.files, signal }, () => false)
  signal.throwIfAborted()
  const wanted = dryRun || measured.folders.length === 0 ? [] : measured.folders
  const moved =
    wanted.length === 0
      ? []
      : await ports.files.setAside(wanted, { ...options, label: 'browser-cache', nowMs: ports.now() })
  return { browser, profile, files: measured.files, bytes: measured.bytes, dryRun, moved }
}) satisfies NodeStepRun<Wish>

/** Puts back what this run set aside. */
export const restoreCache: NodeStepRun<StepState['p'], SetAside> = async ({ state, ports }) => {
  const { browser, moved } = state.r
  await ports.files.putBack(moved, placesOf(ports.environment, browser).options)
  return { restored: moved.length }
}

type Places = { readonly localData: string; readonly options: PutBackOptions }

function placesOf(environment: Readonly<Record<string, string | undefined>>, browser: BrowserName): Places {
  const localData = localDataFolder({ environment })
  if (localData === null) throw new Error('no_local_folder')
  // Beside the browsers, on the same drive.
  const keptIn = path.join(localData, 'Deskmedic', 'Quarantine')
  return { localData, options: { within: profilesFolder(localData, browser), keptIn } }
}
