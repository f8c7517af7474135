import { createCertificateReader, systemCertificates } from '../../executors/http/client/certificate-context.ts'
import type { GuardedClient, GuardedClientDeps } from '../../executors/http/client/client-types.ts'
import { createGuardedClient } from '../../executors/http/client/guarded-client.ts'
import type { AddressJudge } from '../../executors/http/guard/address-ranges.ts'
import { lookUpName } from '../../executors/http/name-lookup.ts'
import type { TrafficCounter } from '../../executors/http/traffic-counter.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { steadyClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import type { BackendPorts, ExternalAccessSettings } from '../host-ports.ts'
import { createProxyFor } from './proxy-here.ts'

const lookUpLimitMs = 5_000

type Parts = Pick<BackendPorts, 'findProxy' | 'proxySignIn'> & {
  readonly sent: TrafficCounter
  readonly judge?: AddressJudge | undefined
}

/** The guarded client with the names, the proxy and the root certificates of this computer. */
export function guardedClientHere(
  settings: Pick<ExternalAccessSettings, 'proxy' | 'caFile'>,
  { sent, judge, findProxy, proxySignIn }: Parts,
): GuardedClient {
  // The mode has been asked before a request is made: here only the name is needed.
  const names = { mayReach: () => true, timers: systemTimers, sent }
  const shared: Omit<GuardedClientDeps, 'proxyFor'> = {
    lookUp: async (name) => {
      const options = { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal: neverStopped } as const
      const answer = await lookUpName(names, name, options)
      return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
    },
    extraCertificates: createRootCertificates(settings.caFile),
    timers: systemTimers,
    sent,
  }
  const scripts = createGuardedClient({ ...shared, proxyFor: () => ok(null), judge: () => null })
  const proxyFor = createProxyFor({
    setting: settings.proxy,
    findProxy,
    client: scripts,
    scriptOfSystem: findProxy === undefined ? noScript : scriptOfSystem,
    clock: steadyClock,
  })
  const client = createGuardedClient({
    ...shared,
    proxyFor,
    ...(proxySignIn === undefined ? {} : { proxySignIn }),
    ...(judge === undefined ? {} : { judge }),
  })
  const close = (): void => {
    scripts.close()
    client.close()
  }
  return { open: (request, use) => client.open(request, use), close }
}

const neverStopped = new AbortController().signal

function noScript(): Promise<null> {
  return Promise.resolve(null)
}

/** Chromium would fetch it by itself, which it must not: here the request goes where all requests go. */
async function scriptOfSystem(): Promise<string | null> {
  const { platform, env: environment } = process
  if (platform !== 'win32') {
    const address = environment['auto_proxy'] ?? ''
    return address === '' ? null : address
  }
  const { policyPrograms } = await import('../windows-pc/windows-policy-programs.ts')
  const { windowsProxyScript } = await import('../windows-pc/system-proxy-script.ts')
  return windowsProxyScript(policyPrograms({ platform, environment }))
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
