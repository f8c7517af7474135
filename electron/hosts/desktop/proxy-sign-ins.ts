import type { ProxySignInsView } from '../../../shared/ipc/setting-view.ts'
import type { Proxy } from '../../executors/http/client/client-types.ts'
import { shownProxy } from '../../executors/http/client/proxy.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'

/** Names and passwords for proxies, in memory until the program ends: none is ever written anywhere. */
export type ProxySignIns = {
  /** What Basic says of who asks; null = nobody has entered it. Remembers that this proxy asked. */
  readonly answer: (proxy: Proxy) => Promise<string | null>
  /** Proxies that have asked, never with a name or a password. */
  readonly view: () => ProxySignInsView
  /** For a proxy that has asked alone. Fails with `sign_in_invalid`. */
  readonly enter: (server: string, who: { readonly name: string; readonly password: string }) => Result<void>
  readonly forget: (server: string) => void
}

/** What cannot be in a name: Basic ends it there, and no header holds the others. */
const wrongInName = /[:\p{Cc}]/u
const wrongInPassword = /\p{Cc}/u

export function createProxySignIns(): ProxySignIns {
  const known = new Map<string, string | null>()
  return {
    answer: (proxy) => {
      const server = shownProxy(proxy)
      const entered = known.get(server) ?? null
      known.set(server, entered)
      return Promise.resolve(entered)
    },
    view: () => [...known].map(([server, entered]) => ({ server, signedIn: entered !== null })),
    enter: (server, { name, password }) => {
      if (!known.has(server) || name === '' || wrongInName.test(name) || wrongInPassword.test(password))
        return fail('sign_in_invalid')
      known.set(server, Buffer.from(`${name}:${password}`, 'utf8').toString('base64'))
      return ok(undefined)
    },
    forget: (server) => {
      if (known.has(server)) known.set(server, null)
    },
  }
}
