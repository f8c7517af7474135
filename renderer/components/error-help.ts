import type { ErrorCode } from '../../shared/errors.ts'

/** What a window can do about an error by itself. */
export type ErrorHelp = 'go_online' | 'external' | 'network' | 'settings' | 'tools' | 'history' | 'contact'

const helps: Readonly<Partial<Record<ErrorCode, ErrorHelp>>> = {
  mode_blocks_tool: 'go_online',
  blocked_by_policy: 'contact',
  external_access_off: 'external',
  search_not_set_up: 'network',
  service_refused: 'network',
  unknown_webhook: 'network',
  unknown_workspace: 'network',
  proxy_unsupported: 'network',
  proxy_failed: 'network',
  proxy_sign_in: 'network',
  certificate_refused: 'network',
  certificates_unreadable: 'network',
  setting_locked: 'settings',
  needs_windows: 'settings',
  other_machine: 'settings',
  settings_corrupt: 'settings',
  unknown_setting: 'settings',
  unknown_tool: 'tools',
  gate_closed: 'tools',
  gate_unknown: 'tools',
  not_simulated: 'tools',
  simulation_refused: 'tools',
  unknown_call: 'history',
  unknown_chat: 'history',
  unknown_link: 'history',
  already_tried: 'history',
}

/** Null = nothing but what the sentence says. */
export function errorHelp(code: ErrorCode): ErrorHelp | null {
  return helps[code] ?? null
}
