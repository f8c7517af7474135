import { createCertificateReader, systemCertificates } from '../executors/http/client/certificate-context.ts'
import type { GuardedClient, Proxy } from '../executors/http/client/client-types.ts'
import { createGuardedClient } from '../executors/http/client/guarded-client.ts'
import { parseProxy } from '../executors/http/client/proxy.ts'
import type { AddressJudge } from '../executors/http/guard/address-ranges.ts'
import { lookUpName } from '../executors/http/name-lookup.ts'
import type { TrafficCounter } from '../executors/http/traffic-counter.ts'
import { ok, type Result } from '../kernel/result.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { ExternalAccessSettings } from './host-ports.ts'

const lookUpLimitMs = 5_000

/** The guarded client with the names, the proxy and the root certificates of this computer. */
export function guardedClientHere(
  settings: Pick<ExternalAccessSettings, 'proxy' | 'caFile'>,
  { sent, judge }: { readonly sent: TrafficCounter; readonly judge?: AddressJudge | undefined },
): GuardedClient {
  // The mode has been asked before a request is made: here only the name is needed.
  const names = { mayReach: () => true, timers: systemTimers, sent }
  return createGuardedClient({
    lookUp: async (name) => {
      const options = { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal: neverStopped } as const
      const answer = await lookUpName(names, name, options)
      return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
    },
    proxyFor: () => proxyOf(settings.proxy()),
    extraCertificates: createRootCertificates(settings.caFile),
    timers: systemTimers,
    sent,
    ...(judge === undefined ? {} : { judge }),
  })
}

const neverStopped = new AbortController().signal

function proxyOf(address: string): Result<Proxy | null> {
  return address === '' ? ok(null) : parseProxy(address)
}

/** Those of the system, read at the first need and kept, and those of a file. */
function createRootCertificates(caFile: () => string): () => Promise<Result<readonly string[]>> {
  const readFile = createCertificateReader()
  let ofSystem: readonly string[] | null = null
  return async () => {
    ofSystem ??= systemCertificates()
    const file = caFile()
    if (file === '') return ok(ofSystem)
    const ofFile = await readFile(file)
    return ofFile.ok ? ok([...ofSystem, ...ofFile.value]) : ofFile
  }
}
