import path from 'node:path'

import { createSecondPlace, type SecondPlace } from '../audit/second-place.ts'
import type { AtomicFileDeps } from '../store/atomic-file.ts'
import { defaultDataFolder, stateFolder, type DataFolderFacts } from '../store/data-folder.ts'

/** The second place of this user, for the default data folder alone: a folder that somebody chose may be moved or thrown away. */
export function secondPlaceHere(
  dataFolder: string,
  facts: DataFolderFacts,
  deps: AtomicFileDeps,
): SecondPlace | undefined {
  const isDefault = path.resolve(dataFolder) === path.resolve(defaultDataFolder(facts))
  return isDefault ? createSecondPlace(deps, path.join(stateFolder(facts), 'heads')) : undefined
}
