import { keysOf } from '../../shared/domain/closed-record.ts'
import type { Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { PolicyLimits } from '../policy/availability.ts'
import type { MachinePolicy, PolicyOrigin } from './machine-policy.ts'
import { settingKeys, type SettingKey } from './setting-table.ts'

/** What is fixed otherwise than before; undefined = nothing is. */
export type PolicyDifference =
  | {
      readonly kind: 'setting'
      readonly key: SettingKey
      readonly from: unknown
      readonly to: unknown
      readonly origin: PolicyOrigin | null
    }
  | { readonly kind: 'reconfirm'; readonly from: Reconfirm; readonly to: Reconfirm }
  | {
      readonly kind: 'limit'
      readonly limit: keyof PolicyLimits
      readonly from: boolean
      readonly to: boolean
    }

/** Empty = nothing has changed that counts. Warnings and contacts count, too, and are no difference: see `isSamePolicy`. */
export function policyDifferences(before: MachinePolicy, after: MachinePolicy): readonly PolicyDifference[] {
  const limits = keysOf(after.limits)
  return [
    ...settingKeys.flatMap((key): readonly PolicyDifference[] => {
      const [from, to] = [fixedValue(before, key), fixedValue(after, key)]
      return isSame(from, to) ? [] : [{ kind: 'setting', key, from, to, origin: after.origins.get(key) ?? null }]
    }),
    ...limits.flatMap((limit): readonly PolicyDifference[] => {
      const [from, to] = [before.limits[limit], after.limits[limit]]
      return from === to ? [] : [{ kind: 'limit', limit, from, to }]
    }),
    ...(before.reconfirm === after.reconfirm
      ? []
      : [{ kind: 'reconfirm', from: before.reconfirm, to: after.reconfirm } as const]),
  ]
}

/** True = nobody would notice the change. */
export function isSamePolicy(before: MachinePolicy, after: MachinePolicy): boolean {
  return isSame(comparable(before), comparable(after))
}

function comparable({ origins, others, ...policy }: MachinePolicy): unknown {
  return { ...policy, origins: [...origins], others: [...others] }
}

function fixedValue({ mode, values }: MachinePolicy, key: SettingKey): unknown {
  return key === 'mode' ? mode : values[key]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
