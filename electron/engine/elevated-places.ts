import path from 'node:path'

import {
  closedRootOnWindows,
  createClosedFolders,
  makeClosedOnWindows,
  type ClosedFolders,
} from '../executors/files/closed-folder.ts'
import { createPathRights, windowsRights, type PathRights, type PathVerdict } from '../executors/files/path-rights.ts'
import { createPrivateFolders, type CreatePrivateFolder } from '../executors/files/private-folder.ts'
import type { ScriptRunner } from '../executors/powershell/script-runner.ts'

export type ElevatedPlaces = {
  /** A folder for one run: in the data folder of the user, and for an elevated run where only administrators can write. */
  readonly createFolder: CreatePrivateFolder
  readonly closedFolders: ClosedFolders
  readonly judgeProgram: () => Promise<PathVerdict>
  readonly rights: PathRights
}

export type ElevatedPlacesDeps = {
  readonly ownRuns: string
  readonly platform: NodeJS.Platform
  readonly powershell: Pick<ScriptRunner, 'run' | 'facts'>
  readonly isElevated: () => Promise<boolean>
}

/** Where an elevated run keeps its things, and whether the program itself lies where nobody else can change it. */
export function createElevatedPlaces({
  ownRuns,
  platform,
  powershell,
  isElevated,
}: ElevatedPlacesDeps): ElevatedPlaces {
  const rights = createPathRights(windowsRights(powershell), platform)
  const make = makeClosedOnWindows(powershell)
  const closedFolders = createClosedFolders({ root: closedRootOnWindows, make, rights, platform })
  const ownFolder = createPrivateFolders(ownRuns)
  return {
    closedFolders,
    rights,
    judgeProgram: () => judgeProgram(rights),
    createFolder: async () => {
      if (!(await isElevated())) return ownFolder()
      const runs = await closedFolders.open('Runs')
      if (!runs.ok) throw new Error(runs.error.code)
      return createPrivateFolders(runs.value)()
    },
  }
}

/** The program and its own files; a package counts as the one file that it is. */
async function judgeProgram(rights: PathRights): Promise<PathVerdict> {
  const own = __dirname.replace(/(\.asar)[\\/].*$/i, '$1')
  const places = [process.execPath, path.dirname(process.execPath), own, path.dirname(own)]
  const verdicts = await Promise.all(places.map((place) => rights.judge(place)))
  return verdicts.find((verdict) => verdict === 'open') ?? verdicts.find((one) => one !== 'closed') ?? 'closed'
}
