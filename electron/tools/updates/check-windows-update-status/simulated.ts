import type { UpdateTryState } from '../../../machines/simulated/parts/updates.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' } as const
/** What the check says of a search that did not end. */
const noAnswer = 'update_agent:no_answer_in_time'
/** What Windows says of a search while its service is disabled. */
const serviceDisabled = 'update_agent:System.Runtime.InteropServices.COMException'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { cache, lastSearchUtc, restartRequired, server, pausedUntil, serviceHung } = pc.state.updates
    const history = pc.updates.history().slice(0, 30)
    const services = ['wuauserv', 'BITS', 'UsoSvc', 'CryptSvc'].flatMap((name) => {
      const service = pc.services.find(name)
      return service ? [{ name, status: service.state, startType: startTypes[service.startMode] }] : []
    })
    const always = { updateServer: server, pausedUntil, services }
    if (pc.services.find('wuauserv')?.startMode === 'Disabled') return { ...unreadable, ...always }
    const searched = serviceHung ? null : cache.pending
    return {
      pending: searched,
      pendingBytes: searched?.reduce((sum, update) => sum + update.bytes, 0) ?? null,
      history,
      failed: history.filter(hasFailed).length,
      failing: failing(history),
      lastSearchUtc,
      restartRequired,
      ...always,
      unavailable: searched === null ? [noAnswer] : [],
    }
  },
})

const unreadable = {
  pending: null,
  pendingBytes: null,
  history: null,
  failed: null,
  failing: null,
  lastSearchUtc: null,
  restartRequired: null,
  unavailable: [serviceDisabled],
}

function hasFailed({ result }: UpdateTryState): boolean {
  return result === 4 || result === 5
}

/** Updates whose newest try failed; the history comes newest first. */
function failing(history: readonly UpdateTryState[]) {
  return [...new Set(history.map(({ title }) => title))].flatMap((title) => {
    const own = history.filter((attempt) => attempt.title === title)
    const success = own.findIndex((attempt) => !hasFailed(attempt))
    const tries = success === -1 ? own.length : success
    const [newest] = own
    return newest && tries > 0 ? [{ title, tries, error: newest.error, lastUtc: newest.utc }] : []
  })
}
