import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { tool } from './tool.ts'

const silenceMs = 4_000

/** The ids that Windows gives for the same outcomes. */
const errorIds = {
  unknown_name: 'DNS_ERROR_RCODE_NAME_ERROR',
  silent: 'ERROR_TIMEOUT',
  no_address: null,
  not_tried: null,
} as const

export const portable = portableTool<typeof tool>({
  run: async ({ args: { name, server }, ports, signal }) => {
    const startMs = ports.now()
    const answer = await ports.network.lookUp(name, { source: 'name_server', server, timeoutMs: silenceMs, signal })
    const asked = { name, server, ms: Math.round(ports.now() - startMs) }
    if (answer.status !== 'found') {
      return {
        ...asked,
        ok: answer.status === 'not_tried' ? null : false,
        answers: [],
        errorId: errorIds[answer.status],
      }
    }
    return {
      ...asked,
      ok: true,
      answers: answer.addresses.map(({ address, family, ttlSec }) => ({
        name,
        address,
        ttl: ttlSec,
        type: family === 4 ? 'A' : 'AAAA',
      })),
      errorId: null,
    }
  },
})
