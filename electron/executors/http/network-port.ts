import type { Clock } from '../../kernel/ports.ts'
import type { NetworkPort } from '../../tools/node-step.ts'
import { checkInternet, type CheckInternetDeps } from './check-internet.ts'
import { lookUpName, type NameLookupDeps } from './name-lookup.ts'
import { measureConnection } from './tcp-connect.ts'

/** The network as Node steps may use it. */
export function createNetworkPort(deps: NameLookupDeps & CheckInternetDeps & { readonly clock: Clock }): NetworkPort {
  return {
    connect: (host, port, options) => measureConnection(deps, { host, port }, options),
    lookUp: (name, options) => lookUpName(deps, name, options),
    checkInternet: (signal) => checkInternet(deps, signal),
  }
}
