import type { LockedBy } from '../../../shared/ipc/setting-view.ts'
import type { PolicyLimits } from '../../policy/availability.ts'
import { fixedName } from '../../settings/policy-names.ts'
import type { SettingKey } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'

/** Where a value comes from that is not the person's to change, and whom to ask. */
export function lockedBy(key: SettingKey, settings: ReadSettings): LockedBy {
  const { source } = settings.view(key)
  const policy = source === 'policy' ? settings.policyOrigin(key) : null
  return { source, contact: settings.adminContact(), policy }
}

/** The same of a name that is no setting; null = no policy says it. */
export function lockedByName(name: string, settings: ReadSettings): LockedBy | null {
  const said = settings.policyOthers().get(name)
  if (said === undefined) return null
  return { source: 'policy', contact: settings.adminContact(), policy: { place: said.place, name } }
}

/** What forbids, the first of these that does; null = none of them. */
export function lockedByLimit(limits: readonly (keyof PolicyLimits)[], settings: ReadSettings): LockedBy | null {
  const forbidden = limits.find((limit) => settings.policyLimits()[limit])
  if (forbidden === undefined) return null
  // A policy that cannot be understood closes the network mode too, and names nothing.
  const closing = { source: 'policy', contact: settings.adminContact(), policy: settings.policyOrigin('mode') } as const
  return lockedByName(fixedName(forbidden), settings) ?? closing
}
