import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { name, server }) => {
    const outcome = pc.nameLookup.lookUp(name, server)
    const asked = { name, server, ms: outcome.durationMs }
    if (!outcome.found) {
      const errorId = outcome.why === 'silent' ? 'ERROR_TIMEOUT' : 'DNS_ERROR_RCODE_NAME_ERROR'
      return { ...asked, ok: false, answers: [], errorId }
    }
    const { address, ttlSec } = outcome
    return { ...asked, ok: true, answers: [{ name, address, ttl: ttlSec, type: 'A' }], errorId: null }
  },
})
