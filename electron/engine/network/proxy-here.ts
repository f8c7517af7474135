import type { GuardedClient, Proxy } from '../../executors/http/client/client-types.ts'
import { proxyChoice, proxyInAnswer } from '../../executors/http/client/proxy.ts'
import { plainHost } from '../../executors/http/guard/listed-names.ts'
import { appError, fail, ok, type Result } from '../../kernel/result.ts'
import type { Clock } from '../../kernel/ports.ts'
import type { FindProxy } from '../host-ports.ts'

export type ProxyDeps = {
  /** Empty = as this PC is set; `direct`; the address of a proxy or of a script that chooses one. */
  readonly setting: () => string
  /** Asks what this PC is set to and runs scripts; absent = this host can do neither. */
  readonly findProxy: FindProxy | undefined
  /** Fetches scripts, from wherever settings or PC say. */
  readonly client: Pick<GuardedClient, 'open'>
  /** The script that this PC is set to; null = none. */
  readonly scriptOfSystem: () => Promise<string | null>
  readonly clock: Clock
}

const scriptForMs = 10 * 60_000
const longestScript = 1_000_000

/** Which proxy a request goes by. Nothing is asked of anybody before there is a request. */
export function createProxyFor(deps: ProxyDeps): (url: URL) => Promise<Result<Proxy | null>> {
  const scripts = createScripts(deps)
  const byScript = async (address: string, url: URL): Promise<Result<Proxy | null>> => {
    const { findProxy } = deps
    if (findProxy === undefined) return fail('proxy_unsupported', { reason: 'script' })
    const script = await scripts(address)
    return script.ok ? proxyInAnswer(await findProxy({ script: script.value }, url.href)) : script
  }
  return async (url) => {
    const chosen = proxyChoice(deps.setting())
    if (!chosen.ok) return chosen
    if (chosen.value.kind === 'direct') return ok(null)
    if (chosen.value.kind === 'proxy') return ok(chosen.value.proxy)
    const address = chosen.value.kind === 'script' ? chosen.value.address : await deps.scriptOfSystem()
    if (address !== null) return byScript(address, url)
    return deps.findProxy === undefined ? ok(null) : proxyInAnswer(await deps.findProxy('system', url.href))
  }
}

/** Scripts by their address, each fetched when it is needed and kept for a while. */
function createScripts({ client, clock }: ProxyDeps): (address: string) => Promise<Result<string>> {
  let kept: { readonly address: string; readonly text: string; readonly until: number } | null = null
  return async (address) => {
    if (kept?.address === address && clock.now() < kept.until) return ok(kept.text)
    const fetched = await fetchScript(client, address)
    if (fetched.ok) kept = { address, text: fetched.value, until: clock.now() + scriptForMs }
    return fetched
  }
}

async function fetchScript(client: ProxyDeps['client'], address: string): Promise<Result<string>> {
  const url = new URL(address)
  const host = plainHost(url.hostname)
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
  const refused = (detail: string): Result<never> => ({ ok: false, error: appError('proxy_failed', { host }, detail) })
  const fetched = await client.open(
    {
      url: address,
      // That one server, wherever it stands: whoever may set a proxy may set this.
      rules: { profile: 'internal', domains: [], internalHosts: [`${url.hostname}:${port}`], unwrapNat64: true },
      tool: 'proxy',
      signal: new AbortController().signal,
      limits: { maxReceivedBytes: longestScript, maxDecodedBytes: longestScript },
    },
    async ({ body, status }) => {
      const parts: Uint8Array[] = []
      for await (const part of body) parts.push(part)
      return { status, text: Buffer.concat(parts).toString('utf8') }
    },
  )
  if (!fetched.ok) return refused(fetched.error.code)
  const { status, text } = fetched.value
  return status === 200 && text.includes('FindProxyForURL') ? ok(text) : refused(`script: ${status}`)
}
