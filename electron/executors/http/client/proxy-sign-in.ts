import { appError } from '../../../kernel/result.ts'
import type { GuardedClientDeps, Proxy } from './client-types.ts'
import { failure } from './failure.ts'
import type { Way } from './open-socket.ts'
import { shownProxy, signInAskedBy } from './proxy.ts'

/** Signs in at proxies that ask for it, and nowhere else. */
export type ProxySignIn = {
  /** What a proxy took before; null = nothing. */
  known(proxy: Proxy): string | null
  /** Sends, and once more with name and password where the proxy asks for them. @throws what `meaningOf` reads. */
  through<T>(way: Way, send: (way: Way) => Promise<T>): Promise<T>
}

export function createProxySignIn({ proxySignIn }: Pick<GuardedClientDeps, 'proxySignIn'>): ProxySignIn {
  const taken = new Map<string, string>()
  return {
    known: (proxy) => taken.get(shownProxy(proxy)) ?? null,
    through: async (way, send) => {
      const { proxy } = way
      const first = await orAsked(send(way))
      if ('answer' in first) return first.answer
      if (proxy === null) throw first.thrown
      taken.delete(shownProxy(proxy))
      if (!first.takesPassword) throw refusal(proxy, 'other')
      const signIn = (await proxySignIn?.(proxy)) ?? null
      if (signIn === null) throw refusal(proxy, 'needed')
      if (signIn === way.signIn) throw refusal(proxy, 'refused')
      const second = await orAsked(send({ ...way, signIn }))
      if ('thrown' in second) throw refusal(proxy, 'refused')
      taken.set(shownProxy(proxy), signIn)
      return second.answer
    },
  }
}

type Sent<T> = { readonly answer: T } | { readonly thrown: unknown; readonly takesPassword: boolean }

/** What was answered, or that a proxy asks to sign in. @throws everything else. */
async function orAsked<T>(sending: Promise<T>): Promise<Sent<T>> {
  try {
    return { answer: await sending }
  } catch (thrown) {
    const asked = signInAskedBy(thrown)
    if (asked === null) throw thrown
    return { thrown, ...asked }
  }
}

/** `needed` = nobody has entered a name and a password; `other` = the proxy takes none. */
function refusal(proxy: Proxy, reason: 'needed' | 'refused' | 'other'): Error {
  return failure(appError('proxy_sign_in', { host: shownProxy(proxy), reason }))
}
