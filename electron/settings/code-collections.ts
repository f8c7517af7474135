import type { CodeCollection } from '../contract/code-search-port.ts'

/** Collections of code from entries `name=folder`, each with its folders in their order. */
export function collectionsIn(entries: readonly string[]): readonly CodeCollection[] {
  const found = new Map<string, string[]>()
  for (const entry of entries) {
    const [name, folder] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]
    found.set(name, [...(found.get(name) ?? []), folder])
  }
  return [...found].map(([name, folders]) => ({ name, folders }))
}

export function collectionEntries({ name, folders }: CodeCollection): readonly string[] {
  return folders.map((folder) => `${name}=${folder}`)
}
