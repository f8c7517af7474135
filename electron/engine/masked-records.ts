import type { AuditEvent, AuditNet } from '../../shared/domain/audit-event.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { HistoryStore } from '../audit/history.ts'
import type { UndoJournal } from '../audit/undo-journal.ts'
import type { KeptCalls } from '../contract/kept-calls.ts'
import { maskSecrets } from '../contract/mask-secrets.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'

/** What stands beside a call in the history. */
export type Told = { readonly text: string | null; readonly lang: Locale | null; readonly runId: string }

export type Records = {
  readonly audit: AuditLog
  readonly history: HistoryStore
  readonly undo: UndoJournal
  readonly told: (call: EndedCall) => Told
}

/** What is written of a call is written without the secrets that a person or a program put into its texts. */
export function maskedRecords(
  { audit, history, undo, told }: Records,
  kept: KeptCalls,
): Pick<PipelinePorts, 'audit' | 'history' | 'undo'> {
  return {
    audit: {
      append: (entry, when) => audit.append(typeof entry === 'function' ? () => masked(entry()) : masked(entry), when),
    },
    undo: { ...undo, begin: (start) => undo.begin(kept.call(start)) },
    history: {
      append: (call) => {
        const { text, ...run } = told(call)
        const complaint = (): string | null => (text === null ? null : maskSecrets(text))
        return history.append(() => ({ call: kept.call(call), complaint: complaint(), ...run }))
      },
    },
  }
}

function masked(event: AuditEvent): AuditEvent {
  return event.net ? { ...event, net: withoutSecrets(event.net) } : event
}

function withoutSecrets({ url, status, bytes }: AuditNet): AuditNet {
  return { url: maskSecrets(url), status, bytes }
}
