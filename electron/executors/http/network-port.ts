import { getServers } from 'node:dns'

import type { Clock } from '../../kernel/ports.ts'
import type { NetworkPort } from '../../contract/node-step.ts'
import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import { lookUpName, type NameLookupDeps } from './name-lookup.ts'
import { measureConnection } from './tcp-connect.ts'

/** The network as Node steps may use it. */
export function createNetworkPort(
  deps: Omit<NameLookupDeps, 'mayReach'> & {
    readonly mode: () => NetworkMode
    readonly clock: Clock
    /** True for addresses of the own network; a name is none. */
    readonly isInternal: (address: string) => boolean
  },
): NetworkPort {
  const mayReach = (host: string): boolean => deps.mode() === 'online' || deps.isInternal(host)
  return {
    mayReach,
    ownNameServers: () => getServers(),
    connect: (host, port, options) =>
      mayReach(host) ? measureConnection(deps, { host, port }, options) : Promise.resolve('not_tried'),
    lookUp: (name, options) => lookUpName({ ...deps, mayReach }, name, options),
  }
}
