/** Kinds of failure, as shown to people, models, scripts and other agents. */
export type ErrorKind = 'validation' | 'security' | 'execution' | 'unavailable' | 'denied' | 'cancelled' | 'timed_out'

/** Every error code with its kind and its copyable number. Texts are `errors.<code>.why` and `.next` in shared/texts. */
export const errorCodes = {
  internal: { kind: 'execution', number: 'DM-APP-1' },
  unknown_tool: { kind: 'validation', number: 'DM-CALL-1' },
  invalid_arguments: { kind: 'validation', number: 'DM-CALL-2' },
  invalid_json: { kind: 'validation', number: 'DM-CALL-3' },
  usage: { kind: 'validation', number: 'DM-CALL-4' },
  unknown_call: { kind: 'validation', number: 'DM-CALL-5' },
  text_too_long: { kind: 'validation', number: 'DM-CALL-6' },
  text_not_allowed: { kind: 'validation', number: 'DM-CALL-7' },
  mode_blocks_tool: { kind: 'unavailable', number: 'DM-MODE-1' },
  external_access_off: { kind: 'unavailable', number: 'DM-MODE-2' },
  invalid_network_mode: { kind: 'validation', number: 'DM-MODE-3' },
  blocked_by_policy: { kind: 'denied', number: 'DM-POLICY-1' },
  setting_locked: { kind: 'denied', number: 'DM-POLICY-2' },
  role_too_low: { kind: 'denied', number: 'DM-ROLE-1' },
  person_required: { kind: 'denied', number: 'DM-ROLE-2' },
  runtime_missing: { kind: 'unavailable', number: 'DM-TARGET-1' },
  needs_windows: { kind: 'unavailable', number: 'DM-TARGET-2' },
  needs_newer_windows: { kind: 'unavailable', number: 'DM-TARGET-3' },
  needs_full_language: { kind: 'unavailable', number: 'DM-TARGET-4' },
  needs_unelevated: { kind: 'unavailable', number: 'DM-TARGET-5' },
  not_simulated: { kind: 'unavailable', number: 'DM-TARGET-6' },
  missing_cmdlet: { kind: 'unavailable', number: 'DM-TARGET-7' },
  needs_admin: { kind: 'unavailable', number: 'DM-ADMIN-1' },
  access_denied: { kind: 'execution', number: 'DM-ADMIN-2' },
  elevation_refused: { kind: 'denied', number: 'DM-ADMIN-3' },
  elevation_unavailable: { kind: 'unavailable', number: 'DM-ADMIN-4' },
  confirmation_refused: { kind: 'denied', number: 'DM-ASK-1' },
  confirmation_missing: { kind: 'denied', number: 'DM-ASK-2' },
  approval_void: { kind: 'denied', number: 'DM-ASK-3' },
  approval_expired: { kind: 'denied', number: 'DM-ASK-4' },
  postponed: { kind: 'denied', number: 'DM-ASK-5' },
  not_idle: { kind: 'denied', number: 'DM-IDLE-1' },
  gate_closed: { kind: 'denied', number: 'DM-GATE-1' },
  gate_unknown: { kind: 'denied', number: 'DM-GATE-2' },
  milder_fix_first: { kind: 'denied', number: 'DM-GATE-3' },
  binding_missing: { kind: 'unavailable', number: 'DM-GATE-4' },
  would_not_help: { kind: 'denied', number: 'DM-GATE-5' },
  already_tried: { kind: 'denied', number: 'DM-GATE-6' },
  no_longer_needed: { kind: 'denied', number: 'DM-GATE-7' },
  not_ticked: { kind: 'denied', number: 'DM-GATE-8' },
  check_failed: { kind: 'execution', number: 'DM-PLAN-2' },
  answer_needed: { kind: 'validation', number: 'DM-PLAN-3' },
  not_diagnostic: { kind: 'denied', number: 'DM-PLAN-1' },
  timed_out: { kind: 'timed_out', number: 'DM-RUN-1' },
  cancelled: { kind: 'cancelled', number: 'DM-RUN-2' },
  could_not_stop: { kind: 'execution', number: 'DM-RUN-3' },
  step_failed: { kind: 'execution', number: 'DM-RUN-4' },
  session_lost: { kind: 'execution', number: 'DM-RUN-5' },
  output_too_large: { kind: 'execution', number: 'DM-RUN-6' },
  result_invalid: { kind: 'execution', number: 'DM-RUN-7' },
  blocked_by_antivirus: { kind: 'execution', number: 'DM-RUN-8' },
  script_changed: { kind: 'security', number: 'DM-RUN-9' },
  script_host_blocked: { kind: 'unavailable', number: 'DM-RUN-10' },
  unknown_after_crash: { kind: 'execution', number: 'DM-RUN-11' },
  outside_workspace: { kind: 'security', number: 'DM-FILE-1' },
  file_unreadable: { kind: 'execution', number: 'DM-FILE-2' },
  undo_missing: { kind: 'unavailable', number: 'DM-UNDO-1' },
  undo_expired: { kind: 'unavailable', number: 'DM-UNDO-2' },
  undo_conflict: { kind: 'execution', number: 'DM-UNDO-3' },
  undo_done: { kind: 'validation', number: 'DM-UNDO-4' },
  other_machine: { kind: 'validation', number: 'DM-UNDO-5' },
  audit_unavailable: { kind: 'execution', number: 'DM-DATA-1' },
  audit_broken: { kind: 'security', number: 'DM-DATA-2' },
  data_folder_unwritable: { kind: 'execution', number: 'DM-DATA-3' },
  data_folder_busy: { kind: 'unavailable', number: 'DM-DATA-4' },
  settings_corrupt: { kind: 'execution', number: 'DM-DATA-5' },
  unknown_setting: { kind: 'validation', number: 'DM-DATA-6' },
  unknown_chat: { kind: 'validation', number: 'DM-CHAT-1' },
  chat_read_only: { kind: 'denied', number: 'DM-CHAT-2' },
  chat_busy: { kind: 'unavailable', number: 'DM-CHAT-3' },
  plan_changed: { kind: 'validation', number: 'DM-CHAT-4' },
  unknown_command: { kind: 'validation', number: 'DM-WIN-1' },
  invalid_input: { kind: 'validation', number: 'DM-WIN-2' },
  message_too_large: { kind: 'validation', number: 'DM-WIN-3' },
  sender_refused: { kind: 'security', number: 'DM-WIN-4' },
  unknown_link: { kind: 'validation', number: 'DM-WIN-5' },
  unknown_scenario: { kind: 'validation', number: 'DM-SIM-1' },
  unknown_fault: { kind: 'validation', number: 'DM-SIM-2' },
  faults_conflict: { kind: 'validation', number: 'DM-SIM-3' },
  simulation_refused: { kind: 'execution', number: 'DM-SIM-4' },
} as const satisfies Record<string, { kind: ErrorKind; number: string }>

export type ErrorCode = keyof typeof errorCodes

/** Values that fill the sentence of an error; plain data, safe to log. */
export type ErrorData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/**
 * A failure as a value. Nothing parses a message: the sentence is made from `code` and `data` in the user's language.
 * `detail` is technical text for the technician view and the log only.
 */
export type AppError = {
  readonly code: ErrorCode
  readonly data: ErrorData
  readonly detail?: string
}
