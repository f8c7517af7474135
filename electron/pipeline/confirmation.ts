import type { AskReason } from '../../shared/domain/decision.ts'
import type { ObjectNames } from '../../shared/domain/tool-call.ts'
import type { Role } from '../../shared/domain/role.ts'
import type { Tool } from '../tools/define-tool.ts'

/** Everything a confirmation shows: metadata and validated arguments only, never text of a model. */
export type ConfirmationRequest = {
  readonly callId: string
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly object?: ObjectNames
  readonly digest: string
  readonly reasons: readonly AskReason[]
}

export type ConfirmationAnswer =
  | { readonly answer: 'approve'; readonly role: Exclude<Role, 'ai_agent'>; readonly shownTextHash: string }
  | { readonly answer: 'refuse' }
  | { readonly answer: 'not_today' }
  /** There was nobody who could answer. */
  | { readonly answer: 'nobody' }
