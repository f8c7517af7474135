import path from 'node:path'

import type { FilesPort, NodeStepPorts } from './node-step.ts'

export type BrowserName = 'edge' | 'chrome' | 'firefox'

export const browserNames: readonly BrowserName[] = ['edge', 'chrome', 'firefox']

/** Folders that hold copies of pages and nothing else: no sign-ins, no history, no settings. */
const chromiumCaches = [
  'Cache',
  'Code Cache',
  'GPUCache',
  'DawnGraphiteCache',
  'DawnWebGPUCache',
  path.join('Service Worker', 'CacheStorage'),
]
const places: Readonly<Record<BrowserName, { readonly below: readonly string[]; readonly caches: readonly string[] }>> =
  {
    edge: { below: ['Microsoft', 'Edge', 'User Data'], caches: chromiumCaches },
    chrome: { below: ['Google', 'Chrome', 'User Data'], caches: chromiumCaches },
    firefox: { below: ['Mozilla', 'Firefox', 'Profiles'], caches: ['cache2', 'startupCache'] },
  }
/** Beside the profiles lie folders of the browser itself; Firefox names its profiles as it likes. */
const chromiumProfile = /^(?:Default|Guest Profile|Profile \d{1,4})$/
const plainName = /^(?!\.+$)[A-Za-z0-9 ._-]{1,80}$/

/** The folder of the person that programs keep local data in; null = not known. */
export function localDataFolder({ environment }: Pick<NodeStepPorts, 'environment'>): string | null {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'LOCALAPPDATA')
  const folder = name === undefined ? undefined : environment[name]
  return folder === undefined || folder === '' ? null : folder
}

/** The folder that holds all profiles of a browser. */
export function profilesFolder(localData: string, browser: BrowserName): string {
  return path.join(localData, ...places[browser].below)
}

/** The cache folders of a profile, whether they are there or not; null = not the name of a profile. */
export function cacheFolders(localData: string, browser: BrowserName, profile: string): readonly string[] | null {
  if (!plainName.test(profile)) return null
  const own = path.join(profilesFolder(localData, browser), profile)
  return places[browser].caches.map((cache) => path.join(own, cache))
}

export function isProfile(browser: BrowserName, name: string): boolean {
  return browser === 'firefox' ? plainName.test(name) : chromiumProfile.test(name)
}

export type Measured = {
  /** Those that are there, and are folders of their own. */
  readonly folders: readonly string[]
  readonly files: number
  readonly bytes: number
  /** False = the time was over, or a folder could not be read. */
  readonly complete: boolean
}

export type MeasureOptions = { readonly files: Pick<FilesPort, 'list' | 'walk'>; readonly signal: AbortSignal }

const maxEntries = 2_000_000

/** What lies in these folders. Links are neither counted nor followed; `isOver` ends it early. */
export async function measureFolders(
  folders: readonly string[],
  { files, signal }: MeasureOptions,
  isOver: () => boolean,
): Promise<Measured> {
  const measured = { folders: [] as string[], files: 0, bytes: 0, complete: true }
  for (const folder of folders) {
    if (!(await isFolder(folder, { files, signal }))) continue
    measured.folders.push(folder)
    for await (const entry of files.walk(folder, { signal, maxEntries })) {
      if (isOver()) return { ...measured, complete: false }
      if ('unreadable' in entry) measured.complete = false
      else if (!entry.isDirectory && !entry.isLink) {
        measured.files += 1
        measured.bytes += entry.sizeBytes
      }
    }
  }
  return measured
}

async function isFolder(folder: string, { files, signal }: MeasureOptions): Promise<boolean> {
  const around = await files.list(path.dirname(folder), signal)
  return around?.some(({ name, isDirectory }) => isDirectory && name === path.basename(folder)) === true
}
