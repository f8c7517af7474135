import { Socket as Datagrams } from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

import { afterAll, beforeAll, expect, vi } from 'vitest'

const ownAddress = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Where a call of this method leads; null = nowhere that a network is. */
type Target = (args: readonly unknown[]) => string | null

/**
 * Sees everything that this process connects to, sends to or asks a name server for, also by libraries. Nothing is stopped: a test that
 * reaches beyond this computer fails at its end. Call once at the top of a test file.
 */
export function watchSockets(): { readonly beyond: string[]; readonly all: string[] } {
  const seen = { beyond: [] as string[], all: [] as string[] }
  beforeAll(() => {
    for (const { of, method, target } of watched) {
      const holder = of as Record<string, Method>
      const real = holder[method]
      if (real === undefined) throw new Error(`nothing to watch: ${method}`)
      vi.spyOn(holder, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
        const place = target(args)
        if (place !== null) seen.all.push(`${method} ${place}`)
        if (place !== null && !ownAddress.test(place)) seen.beyond.push(`${method} ${place}`)
        return real.apply(this, args)
      })
    }
    syncBuiltinESMExports()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect(seen.beyond).toEqual([])
  })
  return seen
}

const watched: readonly { readonly of: object; readonly method: string; readonly target: Target }[] = [
  { of: Socket.prototype, method: 'connect', target: connectTarget },
  {
    of: Datagrams.prototype,
    method: 'send',
    target: (args) => args.findLast((arg): arg is string => typeof arg === 'string') ?? 'localhost',
  },
  { of: Datagrams.prototype, method: 'connect', target: ([, host]) => (typeof host === 'string' ? host : 'localhost') },
  ...['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt', 'reverse'].flatMap((method) =>
    [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]
      .filter((of) => method in of)
      .map((of) => ({ of, method, target: ([name]: readonly unknown[]) => String(name) })),
  ),
]

/** Options, or a port and a host, or a path; inside Node all of them in one list. A path is a pipe of this computer. */
function connectTarget(args: readonly unknown[]): string | null {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : args
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { readonly host?: string; readonly path?: string }
    return path === undefined ? (host ?? 'localhost') : null
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return null
  return typeof second === 'string' ? second : 'localhost'
}
