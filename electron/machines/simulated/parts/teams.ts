import { definePart } from './part.ts'

export type TeamsState = {
  running: boolean
  cacheBytes: number
  /** Caches that were set aside, by the folder they are in now. */
  setAside: Record<string, number>
}

function initialTeams(): TeamsState {
  return { running: true, cacheBytes: 400_000_000, setAside: {} }
}

export type Teams = {
  processes(): number
  /** A program without a cache makes a new one. */
  start(): void
  /** Closes it, sets its cache aside and starts it again where it ran. */
  renewCache(backup: string): void
  /** Closes it, puts the cache back and starts it again where it ran. */
  restoreCache(backup: string): void
}

export const teamsPackage = 'MSTeams'
const freshCacheBytes = 60_000_000

export type TeamsDeps = { readonly packageWorks: (name: string) => boolean }

function createTeams(teams: TeamsState, deps: TeamsDeps): Teams {
  const works = (): boolean => deps.packageWorks(teamsPackage)
  const start = (): void => {
    teams.running = works()
    if (teams.running && teams.cacheBytes === 0) teams.cacheBytes = freshCacheBytes
  }
  // The window and one process for what it shows.
  const processes = (): number => (teams.running && works() ? 2 : 0)
  return {
    processes,
    start,
    renewCache: (backup) => {
      const ran = processes() > 0
      teams.setAside[backup] = teams.cacheBytes
      Object.assign(teams, { cacheBytes: 0, running: false })
      if (ran) start()
    },
    restoreCache: (backup) => {
      const bytes = teams.setAside[backup]
      if (bytes === undefined) return
      // oxlint-disable-next-line typescript/no-dynamic-delete -- folder names are data
      delete teams.setAside[backup]
      const ran = processes() > 0
      Object.assign(teams, { cacheBytes: bytes, running: false })
      if (ran) start()
    },
  }
}

export const teamsPart = definePart({ healthy: initialTeams, create: createTeams })
