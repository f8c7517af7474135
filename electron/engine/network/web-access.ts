import path from 'node:path'

import { createTrafficCounter } from '../../executors/http/traffic-counter.ts'
import { createWebAccess } from '../../executors/http/web/web-access.ts'
import type { WebAccess } from '../../contract/web-port.ts'
import { createRecentCallsFile } from '../../store/recent-calls-file.ts'
import { guardedClientHere } from './guarded-client-here.ts'
import type { MachineOptions, BackendPorts } from '../host-ports.ts'
import { keyInEnvironment } from './search-keys.ts'

type WebAccessOptions = Pick<MachineOptions, 'externalAccess' | 'platform' | 'data'>

export type OpenedWeb = { readonly web: WebAccess; readonly close: () => void }

/** External access for tools on this computer. */
export function openWebAccess(options: WebAccessOptions, ports: BackendPorts): OpenedWeb {
  const { externalAccess: settings, platform, data } = options
  const { clock, environment } = ports
  const client = guardedClientHere(settings, { ...ports, sent: ports.sent ?? createTrafficCounter() })
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
