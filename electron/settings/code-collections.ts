import { entryName, type CollectedFolder } from '../../shared/domain/network-settings.ts'
import type { CodeCollection } from '../contract/code-search-port.ts'

/** Collections of code, each with its folders in their order. */
export function collectionsIn(entries: readonly CollectedFolder[]): readonly CodeCollection[] {
  return [...new Set(entries.map(entryName))].map((name) => ({
    name,
    folders: entries.filter((entry) => entry.name === name).map(({ folder }) => folder),
  }))
}
