import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import { fixedName } from './policy-names.ts'
import type { PolicyDifference } from './policy-difference.ts'
import { recordedValue } from './recorded-settings.ts'

/** What the machine policy fixes otherwise than before, for the record of changes. */
export function policyRecord(differences: readonly PolicyDifference[]): readonly AuditEvent[] {
  return differences.map((difference) => ({
    kind: 'setting',
    confirmedBy: 'policy',
    summary:
      difference.kind === 'limit'
        ? { key: fixedName(difference.limit), from: !difference.from, to: !difference.to }
        : difference.kind === 'reconfirm'
          ? { key: 'BrokerReconfirm', from: difference.from, to: difference.to }
          : {
              key: difference.key,
              from: recordedValue(difference.key, difference.from),
              to: recordedValue(difference.key, difference.to),
              place: difference.origin?.place ?? null,
            },
  }))
}
