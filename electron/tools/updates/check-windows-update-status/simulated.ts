import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' } as const

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { cache, lastSearchUtc, restartRequired, server, pausedUntil } = pc.state.updates
    const history = pc.updates.history().slice(0, 30)
    const services = ['wuauserv', 'BITS', 'UsoSvc', 'CryptSvc'].flatMap((name) => {
      const service = pc.services.find(name)
      return service ? [{ name, status: service.state, startType: startTypes[service.startMode] }] : []
    })
    return {
      pending: cache.pending,
      pendingBytes: cache.pending.reduce((sum, update) => sum + update.bytes, 0),
      history,
      failed: history.filter((attempt) => attempt.result === 4 || attempt.result === 5).length,
      lastSearchUtc,
      restartRequired,
      updateServer: server,
      pausedUntil,
      services,
      unavailable: [],
    }
  },
})
