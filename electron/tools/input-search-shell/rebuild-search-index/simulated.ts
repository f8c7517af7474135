import { searchService } from '../../../machines/simulated/parts/search-index.ts'
import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const service = pc.services.find(searchService)
    if (service?.startMode === 'Disabled') return refuse('service_disabled')
    const oldValue = pc.searchIndex.complete() ? 1 : 0
    if (!pc.services.stop(searchService)) return refuse('service_does_not_stop')
    if (pc.services.start(searchService)) pc.searchIndex.rebuild()
    return { oldValue, service: service?.state ?? 'Stopped' }
  },
})
