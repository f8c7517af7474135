import { searchEvents, searchService } from '../../../machines/simulated/parts/search-index.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const weekHours = 7 * 24
/** The script reads no more events than this. */
const mostEvents = 100

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const service = pc.services.find(searchService)
    const errors = pc.eventLog
      .read(weekHours)
      .filter(({ log, provider, level }) => log === 'Application' && provider === searchEvents && level <= 2)
      .reduce((sum, { count }) => sum + count, 0)
    return {
      service: service?.state ?? null,
      startType: service ? startTypes[service.startMode] : null,
      setupDone: pc.searchIndex.complete(),
      dataFolder: 'C:\\ProgramData\\Microsoft\\Search\\Data\\',
      queryOk: pc.searchIndex.answers(),
      hasFiles: pc.searchIndex.hasFiles(),
      errors7d: Math.min(errors, mostEvents),
      indexerRunning: service?.state === 'Running',
      unavailable: [],
    }
  },
})

/** The list of services has other names for the same than a single service. */
const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' } as const
