import path from 'node:path'

import type { Proxy } from '../executors/http/client/client-types.ts'
import { createCertificateReader, systemCertificates } from '../executors/http/client/certificate-context.ts'
import { createGuardedClient } from '../executors/http/client/guarded-client.ts'
import { parseProxy } from '../executors/http/client/proxy.ts'
import { lookUpName } from '../executors/http/name-lookup.ts'
import { createTrafficCounter } from '../executors/http/traffic-counter.ts'
import { createWebAccess } from '../executors/http/web/web-access.ts'
import { ok, type Result } from '../kernel/result.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { WebAccess } from '../contract/web-port.ts'
import { createRecentCallsFile } from '../store/recent-calls-file.ts'
import type { MachineOptions, BackendPorts } from './host-ports.ts'
import { keyInEnvironment } from './search-keys.ts'

type WebAccessOptions = Pick<MachineOptions, 'externalAccess' | 'platform' | 'data'>

export type OpenedWeb = { readonly web: WebAccess; readonly close: () => void }

const lookUpLimitMs = 5_000

/** External access for tools on this computer. */
export function openWebAccess(options: WebAccessOptions, ports: BackendPorts): OpenedWeb {
  const { externalAccess: settings, platform, data } = options
  const { clock, environment } = ports
  const sent = ports.sent ?? createTrafficCounter()
  // The mode has been asked before the tool was started: here only the name is needed.
  const names = { mayReach: () => true, timers: systemTimers, sent }
  const client = createGuardedClient({
    lookUp: async (name) => {
      const options = { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal: neverStopped } as const
      const answer = await lookUpName(names, name, options)
      return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
    },
    proxyFor: () => proxyOf(settings.proxy()),
    extraCertificates: createRootCertificates(settings.caFile),
    timers: systemTimers,
    sent,
  })
  const recentCalls = createRecentCallsFile(ports, path.join(data.root, 'recent-calls.json'))
  const secret = ports.secrets ?? ((name) => Promise.resolve(keyInEnvironment(environment, name)))
  return {
    web: createWebAccess({
      client,
      access: settings.access,
      mode: settings.mode,
      secret,
      clock,
      platform,
      recentCalls,
    }),
    close: () => client.close(),
  }
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
