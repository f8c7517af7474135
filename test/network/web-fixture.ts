import { settingDefaults } from '../../electron/settings/setting-table.ts'
import { externalAccessOf } from '../../electron/engine/network/external-access.ts'
import type { RecentCalls } from '../../electron/kernel/recent-calls.ts'
import { createWebAccess } from '../../electron/executors/http/web/web-access.ts'
import type { TrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import type { WebPort } from '../../electron/contract/web-port.ts'
import type { AuditNet } from '../../shared/domain/audit-event.ts'
import type { SearchKeyName } from '../../shared/domain/external-access.ts'
import type { SettingValues } from '../../electron/settings/setting-table.ts'
import type { SettingSource } from '../../electron/policy/network-mode-setting.ts'
import type { Settings } from '../../electron/settings/settings.ts'
import { createFakeTime } from '../fakes/fake-time.ts'
import { createTestNetwork } from './loopback.ts'

export type WebFixtureOptions = {
  readonly settings?: Partial<SettingValues>
  readonly keys?: Readonly<Partial<Record<SearchKeyName, string>>>
  /** Where all settings come from; absent = the file of the person. */
  readonly source?: SettingSource
  /** Addresses of a name; absent = every name leads to this computer. */
  readonly lookUp?: (name: string) => Promise<readonly string[]>
  /** Absent = one for which everything leaves the PC, also what goes to this computer. */
  readonly sent?: TrafficCounter
  readonly addresses?: Readonly<Partial<Record<SearchKeyName, string>>>
}

/** External access as tools get it, over real sockets, with a clock of the test's own. */
export function createWebFixture(options: WebFixtureOptions = {}) {
  const { lookUp, sent } = options
  const network = createTestNetwork({ ...(lookUp ? { lookUp } : {}), ...(sent ? { sent } : {}) })
  const time = createFakeTime()
  const calls: AuditNet[] = []
  const values: { -readonly [Key in keyof SettingValues]: SettingValues[Key] } = {
    ...settingDefaults,
    externalAccess: true,
    externalCallsPerMinute: 600,
    ...options.settings,
  }
  const settings: Pick<Settings, 'get' | 'view'> = {
    get: (key) => values[key],
    view: (key) => ({ key, value: values[key], source: options.source ?? 'file', locked: options.source === 'policy' }),
  }
  const place = { platform: process.platform, environment: {} }
  const access = createWebAccess({
    client: network.client,
    access: () => externalAccessOf(settings, place),
    mode: () => values.mode,
    secret: (name) => Promise.resolve(options.keys?.[name] ?? null),
    clock: time.clock,
    platform: process.platform,
    recentCalls: noOtherRun(),
    ...(options.addresses ? { addresses: options.addresses } : {}),
  })
  const port = (tool = 'web_fetch', signal = new AbortController().signal): WebPort =>
    access({ tool, signal, onCall: (net) => calls.push(net), onProgress: () => undefined })
  return { network, time, calls, values, settings, access, port, close: () => network.close() }
}

function noOtherRun(): RecentCalls {
  let count = 0
  return { newId: () => String((count += 1)), read: () => Promise.resolve([]), keep: () => Promise.resolve() }
}
