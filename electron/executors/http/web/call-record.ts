import type { AuditNet } from '../../../../shared/domain/audit-event.ts'
import type { GuardedAnswer } from '../client/client-types.ts'

/**
 * The line of one external call. It is handed on before anything is sent and says at any later moment how far the call
 * got: one that is stopped half-way is in the record with its address, answer and bytes.
 */
export type CallRecord = { readonly net: AuditNet; answered(answer: GuardedAnswer, url: string): void }

export function createCallRecord(url: string): CallRecord {
  let address = url
  let got: GuardedAnswer | null = null
  return {
    net: {
      get url() {
        return address
      },
      get status() {
        return got?.status ?? null
      },
      get bytes() {
        return got?.receivedBytes() ?? 0
      },
    },
    answered: (answer, finalUrl) => {
      got = answer
      address = finalUrl
    },
  }
}
