import { editErrorCodes } from './edit-error-codes.ts'
import { updateErrorCodes } from './update-error-codes.ts'
import { gitErrorCodes } from './git-error-codes.ts'
import { fileErrorCodes } from './file-error-codes.ts'
import { modelErrorCodes } from './model-error-codes.ts'
import { proxyErrorCodes } from './proxy-error-codes.ts'
import { rightsErrorCodes } from './rights-error-codes.ts'
import { settingErrorCodes } from './setting-error-codes.ts'

/** Kinds of failure, as shown to people, models, scripts and other agents. */
export type ErrorKind = 'validation' | 'security' | 'execution' | 'unavailable' | 'denied' | 'cancelled' | 'timed_out'

type DataType = {
  readonly text: string
  readonly number: number
  readonly truth: boolean
  readonly list: readonly string[]
}

type Fields = Readonly<Record<string, keyof DataType | `${keyof DataType}?`>>

type CodeEntry = {
  readonly kind: ErrorKind
  readonly number: string
  /** What its sentences say or choose by; `?` = they have a variant without it. */
  readonly data: Fields
  /** What its sentences leave out: read by scripts, by the program itself and in its log, where it is known. */
  readonly also?: Fields
}

/** Every error code with its kind, its copyable number and its data. Texts are `errors.<code>.why` and `.next` in shared/texts. */
export const errorCodes = {
  internal: { kind: 'execution', number: 'DM-APP-1', data: {} },
  place_not_here: { kind: 'unavailable', number: 'DM-APP-2', data: {} },
  place_not_opened: { kind: 'execution', number: 'DM-APP-3', data: {} },
  unknown_tool: {
    kind: 'validation',
    number: 'DM-CALL-1',
    data: { tool: 'text', guesses: 'list', guessCount: 'number' },
  },
  invalid_arguments: {
    kind: 'validation',
    number: 'DM-CALL-2',
    data: {
      field: 'text',
      problem: 'text',
      guesses: 'list',
      guessCount: 'number',
      allowed: 'list',
      allowedCount: 'number',
    },
    also: { rule: 'text' },
  },
  invalid_json: { kind: 'validation', number: 'DM-CALL-3', data: {}, also: { field: 'text' } },
  usage: {
    kind: 'validation',
    number: 'DM-CALL-4',
    data: { problem: 'text', word: 'text', choices: 'text', guess: 'text', help: 'text' },
  },
  unknown_call: { kind: 'validation', number: 'DM-CALL-5', data: { callId: 'text' } },
  text_too_long: {
    kind: 'validation',
    number: 'DM-CALL-6',
    data: { limit: 'number' },
    also: { field: 'text', length: 'number' },
  },
  text_not_allowed: { kind: 'validation', number: 'DM-CALL-7', data: {}, also: { reason: 'text' } },
  tool_name_taken: { kind: 'validation', number: 'DM-TOOL-1', data: { name: 'text', source: 'text' } },
  tool_exceeds_source: {
    kind: 'security',
    number: 'DM-TOOL-2',
    data: { tool: 'text', source: 'text', limit: 'text' },
  },
  tool_breaks_contract: {
    kind: 'validation',
    number: 'DM-TOOL-3',
    data: { tool: 'text', source: 'text', rule: 'text' },
  },
  mode_blocks_tool: { kind: 'unavailable', number: 'DM-MODE-1', data: { mode: 'text' } },
  external_access_off: { kind: 'unavailable', number: 'DM-MODE-2', data: { fixed: 'truth' } },
  mode_blocks_host: { kind: 'denied', number: 'DM-MODE-5', data: { host: 'text', mode: 'text' } },
  download_not_one_way: { kind: 'denied', number: 'DM-MODE-4', data: { mode: 'text' } },
  invalid_network_mode: {
    kind: 'validation',
    number: 'DM-MODE-3',
    data: { used: 'text', source: 'text', file: 'text' },
    also: { value: 'text' },
  },
  blocked_by_policy: { kind: 'denied', number: 'DM-POLICY-1', data: {} },
  setting_locked: { kind: 'denied', number: 'DM-POLICY-2', data: { key: 'text', source: 'text', contact: 'text' } },
  role_too_low: { kind: 'denied', number: 'DM-ROLE-1', data: { tool: 'text', role: 'text' } },
  person_required: { kind: 'denied', number: 'DM-ROLE-2', data: {} },
  runtime_missing: { kind: 'unavailable', number: 'DM-TARGET-1', data: { runtime: 'text' }, also: { reason: 'text' } },
  needs_windows: { kind: 'unavailable', number: 'DM-TARGET-2', data: {} },
  needs_newer_windows: {
    kind: 'unavailable',
    number: 'DM-TARGET-3',
    data: {},
    also: { required: 'number', found: 'number' },
  },
  needs_full_language: { kind: 'unavailable', number: 'DM-TARGET-4', data: {} },
  scripts_blocked: { kind: 'unavailable', number: 'DM-TARGET-8', data: {} },
  needs_unelevated: { kind: 'unavailable', number: 'DM-TARGET-5', data: {} },
  not_simulated: { kind: 'unavailable', number: 'DM-TARGET-6', data: {} },
  missing_cmdlet: { kind: 'unavailable', number: 'DM-TARGET-7', data: {}, also: { command: 'text' } },
  confirmation_refused: { kind: 'denied', number: 'DM-ASK-1', data: {}, also: { digest: 'text', caller: 'text' } },
  confirmation_missing: { kind: 'denied', number: 'DM-ASK-2', data: { digest: 'text', caller: 'text' } },
  approval_void: { kind: 'denied', number: 'DM-ASK-3', data: {} },
  approval_expired: { kind: 'denied', number: 'DM-ASK-4', data: {} },
  postponed: { kind: 'denied', number: 'DM-ASK-5', data: {} },
  setting_not_confirmed: { kind: 'denied', number: 'DM-ASK-6', data: {} },
  question_open: { kind: 'denied', number: 'DM-ASK-7', data: {} },
  gate_closed: { kind: 'denied', number: 'DM-GATE-1', data: { check: 'text' }, also: { must: 'text' } },
  gate_unknown: { kind: 'denied', number: 'DM-GATE-2', data: { check: 'text' }, also: { must: 'text' } },
  milder_fix_first: { kind: 'denied', number: 'DM-GATE-3', data: { milder: 'text' } },
  binding_missing: {
    kind: 'unavailable',
    number: 'DM-GATE-4',
    data: { tool: 'text', reason: 'text' },
    also: { finding: 'text' },
  },
  would_not_help: { kind: 'denied', number: 'DM-GATE-5', data: {} },
  already_tried: { kind: 'denied', number: 'DM-GATE-6', data: {} },
  no_longer_needed: { kind: 'denied', number: 'DM-GATE-7', data: {} },
  object_changed: { kind: 'denied', number: 'DM-GATE-9', data: {} },
  would_lose: { kind: 'denied', number: 'DM-GATE-10', data: {} },
  changed_since_preview: { kind: 'denied', number: 'DM-GATE-11', data: {} },
  check_failed: { kind: 'execution', number: 'DM-PLAN-2', data: {} },
  answer_needed: { kind: 'validation', number: 'DM-PLAN-3', data: { slot: 'text' } },
  not_diagnostic: { kind: 'denied', number: 'DM-PLAN-1', data: { tool: 'text' } },
  timed_out: { kind: 'timed_out', number: 'DM-RUN-1', data: { reason: 'text?' }, also: { timeoutMs: 'number' } },
  cancelled: { kind: 'cancelled', number: 'DM-RUN-2', data: {} },
  could_not_stop: { kind: 'execution', number: 'DM-RUN-3', data: { pid: 'number' } },
  step_failed: {
    kind: 'execution',
    number: 'DM-RUN-4',
    data: { reason: 'text?' },
    also: { runtime: 'text', exitCode: 'number', values: 'list' },
  },
  session_lost: { kind: 'execution', number: 'DM-RUN-5', data: {}, also: { reason: 'text', exitCode: 'number' } },
  output_too_large: { kind: 'execution', number: 'DM-RUN-6', data: {} },
  result_invalid: {
    kind: 'execution',
    number: 'DM-RUN-7',
    data: {},
    also: { field: 'text', fields: 'list', reason: 'text' },
  },
  blocked_by_antivirus: { kind: 'execution', number: 'DM-RUN-8', data: {} },
  script_changed: { kind: 'security', number: 'DM-RUN-9', data: {} },
  script_host_blocked: { kind: 'unavailable', number: 'DM-RUN-10', data: { reason: 'text' } },
  unknown_after_crash: { kind: 'execution', number: 'DM-RUN-11', data: {} },
  answer_not_written: { kind: 'execution', number: 'DM-RUN-12', data: { reason: 'text' } },
  url_refused: {
    kind: 'security',
    number: 'DM-NET-1',
    data: { host: 'text', reason: 'text' },
    also: { step: 'number' },
  },
  site_not_found: { kind: 'execution', number: 'DM-NET-2', data: { host: 'text' } },
  site_unreachable: { kind: 'execution', number: 'DM-NET-3', data: { host: 'text' } },
  certificate_refused: {
    kind: 'security',
    number: 'DM-NET-4',
    data: { host: 'text', reason: 'text', subject: 'text', issuer: 'text', named: 'truth' },
  },
  site_too_slow: { kind: 'timed_out', number: 'DM-NET-5', data: { host: 'text', phase: 'text' } },
  answer_too_large: { kind: 'execution', number: 'DM-NET-6', data: { host: 'text', limitBytes: 'number' } },
  answer_broken: { kind: 'execution', number: 'DM-NET-7', data: { host: 'text', reason: 'text' } },
  not_text: { kind: 'execution', number: 'DM-NET-8', data: { host: 'text' } },
  certificates_unreadable: { kind: 'execution', number: 'DM-NET-11', data: { path: 'text' } },
  rate_limited: { kind: 'unavailable', number: 'DM-NET-12', data: { limit: 'number', seconds: 'number' } },
  search_not_set_up: { kind: 'unavailable', number: 'DM-NET-13', data: { provider: 'text' } },
  service_refused: { kind: 'denied', number: 'DM-NET-14', data: { host: 'text', status: 'number' } },
  service_busy: { kind: 'unavailable', number: 'DM-NET-15', data: { host: 'text', seconds: 'number' } },
  service_failed: { kind: 'execution', number: 'DM-NET-16', data: { host: 'text', status: 'number' } },
  unknown_webhook: {
    kind: 'validation',
    number: 'DM-NET-17',
    data: { webhook: 'text', known: 'list', count: 'number' },
  },
  ...fileErrorCodes,
  ...editErrorCodes,
  ...proxyErrorCodes,
  ...rightsErrorCodes,
  ...modelErrorCodes,
  ...gitErrorCodes,
  ...updateErrorCodes,
  undo_missing: { kind: 'unavailable', number: 'DM-UNDO-1', data: {}, also: { state: 'text', corruptFile: 'text' } },
  undo_expired: { kind: 'unavailable', number: 'DM-UNDO-2', data: { callId: 'text' } },
  undo_done: { kind: 'validation', number: 'DM-UNDO-4', data: {} },
  undo_refused: { kind: 'security', number: 'DM-UNDO-6', data: {} },
  undo_not_kept: { kind: 'execution', number: 'DM-UNDO-7', data: {} },
  other_machine: { kind: 'validation', number: 'DM-UNDO-5', data: { machine: 'text' } },
  other_pc: { kind: 'validation', number: 'DM-UNDO-8', data: {} },
  audit_unavailable: { kind: 'execution', number: 'DM-DATA-1', data: { reason: 'text?' } },
  audit_broken: { kind: 'security', number: 'DM-DATA-2', data: {} },
  data_folder_unwritable: {
    kind: 'execution',
    number: 'DM-DATA-3',
    data: { reason: 'text?' },
    also: { folder: 'text' },
  },
  data_folder_busy: { kind: 'unavailable', number: 'DM-DATA-4', data: {}, also: { folder: 'text' } },
  settings_corrupt: { kind: 'execution', number: 'DM-DATA-5', data: { source: 'text', file: 'text', invalid: 'text' } },
  settings_unreadable: { kind: 'execution', number: 'DM-DATA-7', data: { reason: 'text?' }, also: { file: 'text' } },
  settings_from_copy: { kind: 'execution', number: 'DM-DATA-8', data: {}, also: { file: 'text' } },
  settings_closed: { kind: 'denied', number: 'DM-DATA-9', data: {}, also: { file: 'text', key: 'text' } },
  setting_needs_person: { kind: 'denied', number: 'DM-ROLE-3', data: {}, also: { key: 'text' } },
  policy_not_trusted: { kind: 'security', number: 'DM-POLICY-3', data: { file: 'text', reason: 'text' } },
  policy_entries_unknown: { kind: 'validation', number: 'DM-POLICY-4', data: { entries: 'text' } },
  policy_pending: { kind: 'unavailable', number: 'DM-POLICY-5', data: {}, also: { tool: 'text' } },
  data_newer: {
    kind: 'unavailable',
    number: 'DM-DATA-10',
    data: { what: 'text?' },
    also: { path: 'text', folder: 'text', file: 'text', chatId: 'text' },
  },
  history_unwritable: { kind: 'execution', number: 'DM-DATA-11', data: { reason: 'text?' }, also: { path: 'text' } },
  deletion_not_confirmed: { kind: 'denied', number: 'DM-DATA-13', data: {} },
  deletion_waits: { kind: 'unavailable', number: 'DM-DATA-14', data: {} },
  records_not_deleted: { kind: 'execution', number: 'DM-DATA-12', data: { reason: 'text?' }, also: { path: 'text' } },
  grants_unreadable: { kind: 'execution', number: 'DM-GRANT-1', data: { reason: 'text?' }, also: { file: 'text' } },
  grants_damaged: { kind: 'execution', number: 'DM-GRANT-2', data: { file: 'text' } },
  grants_newer: { kind: 'unavailable', number: 'DM-GRANT-3', data: {}, also: { file: 'text' } },
  grants_elevated: { kind: 'denied', number: 'DM-GRANT-4', data: {} },
  unknown_setting: { kind: 'validation', number: 'DM-DATA-6', data: { key: 'text' } },
  ...settingErrorCodes,
  unknown_chat: { kind: 'validation', number: 'DM-CHAT-1', data: {}, also: { chatId: 'text' } },
  chat_read_only: { kind: 'denied', number: 'DM-CHAT-2', data: {} },
  chat_busy: { kind: 'unavailable', number: 'DM-CHAT-3', data: {} },
  plan_changed: { kind: 'validation', number: 'DM-CHAT-4', data: {} },
  nothing_to_watch: { kind: 'unavailable', number: 'DM-CHAT-5', data: {} },
  unknown_command: { kind: 'validation', number: 'DM-WIN-1', data: {} },
  invalid_input: { kind: 'validation', number: 'DM-WIN-2', data: {}, also: { command: 'text', field: 'text' } },
  message_too_large: { kind: 'validation', number: 'DM-WIN-3', data: {} },
  sender_refused: { kind: 'security', number: 'DM-WIN-4', data: {} },
  unknown_link: { kind: 'validation', number: 'DM-WIN-5', data: {} },
  unknown_scenario: { kind: 'validation', number: 'DM-SIM-1', data: { scenario: 'text' } },
  unknown_fault: { kind: 'validation', number: 'DM-SIM-2', data: { fault: 'text' } },
  faults_conflict: {
    kind: 'validation',
    number: 'DM-SIM-3',
    data: { first: 'text', second: 'text' },
    also: { field: 'text' },
  },
  unknown_profile: { kind: 'validation', number: 'DM-SIM-5', data: { profile: 'text', known: 'list' } },
  not_practice: { kind: 'unavailable', number: 'DM-SIM-6', data: {} },
  practice_busy: { kind: 'unavailable', number: 'DM-SIM-7', data: {} },
  simulation_refused: { kind: 'execution', number: 'DM-SIM-4', data: { tool: 'text', reason: 'text' } },
} as const satisfies Record<string, CodeEntry>

export type ErrorCode = keyof typeof errorCodes

type TypeOf<Type> = Type extends `${infer Known}?`
  ? TypeOf<Known>
  : Type extends keyof DataType
    ? DataType[Type]
    : never

type Given<Declared> = {
  readonly [Name in keyof Declared as Declared[Name] extends `${string}?` ? never : Name]: TypeOf<Declared[Name]>
} & {
  readonly [Name in keyof Declared as Declared[Name] extends `${string}?` ? Name : never]?: TypeOf<Declared[Name]>
}

type AlsoGiven<Declared> = { readonly [Name in keyof Declared]?: TypeOf<Declared[Name]> | null }

/** Where it happened: any error may say it. */
type Place = { readonly tool?: string; readonly callId?: string; readonly step?: string }

type DataOfOne<Entry extends CodeEntry> = Given<Entry['data']> &
  (Entry extends { readonly also: infer Also } ? AlsoGiven<Also> : unknown) &
  Omit<Place, keyof Entry['data'] | keyof Entry['also']>

/** What has to be given with a code; with one of several codes, what each of them needs. */
export type ErrorDataOf<Code extends ErrorCode> = (
  Code extends ErrorCode ? (data: DataOfOne<(typeof errorCodes)[Code]>) => void : never
) extends (data: infer Data extends ErrorData) => void
  ? Data
  : never

/** Codes that need no data. */
export type BareCode = {
  [Code in ErrorCode]: Partial<ErrorDataOf<Code>> extends ErrorDataOf<Code> ? Code : never
}[ErrorCode]

/** The data of any error, as it is kept and read back; plain values, safe to log. */
export type ErrorData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/**
 * A failure as a value, made by `appError`. Nothing parses a message: the sentence is made from `code` and `data` in the
 * user's language. `detail` is technical text for the technician view and the log only.
 */
export type AppError = {
  readonly code: ErrorCode
  readonly data: ErrorData
  readonly detail?: string
}
