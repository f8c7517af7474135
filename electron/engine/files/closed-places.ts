import { homedir } from 'node:os'

import { closedRootOnWindows } from '../../executors/files/closed-folder.ts'
import { realPlaceHere } from '../../executors/files/workspaces/file-judge.ts'
import { rulesFor } from '../../policy/paths/path-rules.ts'
import { isIn, placeOf, type Place } from '../../policy/paths/place.ts'
import type { JudgePorts } from '../../settings/setting-row.ts'
import { setUpFolder } from '../set-up-folder.ts'
import { windowsFolder } from '../windows-pc/windows-folder.ts'

/** Folders that are never opened: `own` = Deskmedic's, `system` = of Windows. */
export type ClosedPlaces = { readonly own: readonly string[]; readonly system: readonly string[] }

export type ClosedPlacesFacts = {
  readonly dataFolder: string
  readonly platform: NodeJS.Platform
  /** The program, the folder of all that belongs to it, and that of its code. */
  readonly program: { readonly executable: string; readonly folder: string; readonly code: string }
  readonly homeFolder: string
}

export function closedPlaces({ dataFolder, platform, program, homeFolder }: ClosedPlacesFacts): ClosedPlaces {
  const rules = rulesFor(platform)
  const home = placeOf(homeFolder, rules)
  // A program that was put right into a drive or a folder of the person must not close all that is there.
  const isWide = (folder: string): boolean => {
    const place = placeOf(folder, rules)
    if (place === null || place.names.length === 0) return true
    return home !== null && isIn(place, home, rules) && place.names.length <= home.names.length + 1
  }
  const ofProgram = [program.folder, program.code]
  const ofWindows = platform === 'win32' ? [closedRootOnWindows] : []
  return {
    own: [dataFolder, ...ofWindows, program.executable, ...ofProgram.filter((folder) => !isWide(folder))],
    system: platform === 'win32' ? [windowsFolder()] : [],
  }
}

/** Of this computer; asked at the first need, because Windows takes a moment to say where it is. */
export function closedPlacesHere(dataFolder: string): () => ClosedPlaces {
  let known: ClosedPlaces | null = null
  return () =>
    (known ??= closedPlaces({
      dataFolder,
      platform: process.platform,
      // A package counts as the one file that it is.
      program: {
        executable: process.execPath,
        folder: setUpFolder(),
        code: __dirname.replace(/(\.asar)[\\/].*$/i, '$1'),
      },
      homeFolder: homedir(),
    }))
}

/** Judges a folder of this computer that is to be opened. */
export function closedFolderHere(
  closed: () => ClosedPlaces,
  platform: NodeJS.Platform = process.platform,
): JudgePorts['closedFolder'] {
  const rules = rulesFor(platform)
  const touches = async (place: Place, others: readonly string[]): Promise<boolean> => {
    const real = await Promise.all(others.map((other) => realPlaceHere(other, rules)))
    return real.some((other) => other !== null && (isIn(place, other, rules) || isIn(other, place, rules)))
  }
  return async (folder) => {
    const place = await realPlaceHere(folder, rules)
    if (place === null) return null
    if (place.names.length === 0) return 'drive'
    const places = closed()
    if (await touches(place, places.own)) return 'own'
    return (await touches(place, places.system)) ? 'system' : null
  }
}
