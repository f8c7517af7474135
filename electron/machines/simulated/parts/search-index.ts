import { definePart } from './part.ts'

export const searchService = 'WSearch'
export const searchEvents = 'Microsoft-Windows-Search'

export type SearchIndexState = {
  /** The part of the service that answers questions hangs until the service starts anew. */
  hung: boolean
  damaged: boolean
  /** The list of places to index was lost: the index works and holds no files. */
  placesLost: boolean
  /** When the index that is being built will be complete, milliseconds since the epoch; null = it is. */
  buildingUntilMs: number | null
}

/** An index of usual size. */
const buildMs = 2 * 3_600_000

function initialSearchIndex(): SearchIndexState {
  return { hung: false, damaged: false, placesLost: false, buildingUntilMs: null }
}

export type SearchIndex = {
  /** Null = the service does not run, so nobody can be asked. */
  readonly answers: () => boolean | null
  readonly hasFiles: () => boolean | null
  readonly complete: () => boolean
  /** A new index with the usual places; the first files are in it at once. */
  readonly rebuild: () => void
  readonly serviceStarted: (name: string) => void
}

export type SearchIndexDeps = { readonly now: () => number; readonly serviceRuns: (name: string) => boolean }

function createSearchIndex(index: SearchIndexState, deps: SearchIndexDeps): SearchIndex {
  const answers = (): boolean | null => (deps.serviceRuns(searchService) ? !index.hung && !index.damaged : null)
  return {
    answers,
    hasFiles: () => (answers() === true ? !index.placesLost : null),
    complete: () => index.buildingUntilMs === null || deps.now() >= index.buildingUntilMs,
    rebuild: () => {
      Object.assign(index, { damaged: false, placesLost: false, buildingUntilMs: deps.now() + buildMs })
    },
    serviceStarted: (name) => {
      if (name.toLowerCase() === searchService.toLowerCase()) index.hung = false
    },
  }
}

export const searchIndexPart = definePart({ healthy: initialSearchIndex, create: createSearchIndex })
