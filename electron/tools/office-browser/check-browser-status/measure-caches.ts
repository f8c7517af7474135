import type { NodeStepRun } from '../../../contract/node-step.ts'
import {
  browserNames,
  cacheFolders,
  isProfile,
  localDataFolder,
  measureFolders,
  profilesFolder,
  type BrowserName,
} from '../../../contract/browser-caches.ts'

type Cache = { browser: BrowserName; profile: string; bytes: number }

const limitMs = 10_000

/** Size of the caches of every profile. Without an answer in ten seconds the sum is unknown, not small. */
export const measureCaches: NodeStepRun = async ({ ports, signal }) => {
  const localData = localDataFolder(ports)
  if (localData === null) return { caches: null, totalCacheBytes: null, unavailable: ['caches:no_local_folder'] }
  const { files } = ports
  const stopAtMs = ports.now() + limitMs
  const isOver = (): boolean => ports.now() > stopAtMs
  const caches: Cache[] = []
  let complete = true
  for (const browser of browserNames) {
    const profiles = await files.list(profilesFolder(localData, browser), signal)
    for (const { name: profile, isDirectory } of profiles ?? []) {
      const folders = isDirectory && isProfile(browser, profile) ? cacheFolders(localData, browser, profile) : null
      if (folders === null) continue
      const measured = await measureFolders(folders, { files, signal }, isOver)
      complete &&= measured.complete
      if (measured.folders.length > 0) caches.push({ browser, profile, bytes: measured.bytes })
    }
  }
  signal.throwIfAborted()
  const totalCacheBytes = complete ? caches.reduce((sum, { bytes }) => sum + bytes, 0) : null
  return { caches, totalCacheBytes, ...(complete ? {} : { unavailable: ['totalCacheBytes:incomplete'] }) }
}
