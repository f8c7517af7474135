import type { ErrorCode } from '../../shared/errors.ts'

/** What a window can do about an error by itself. */
export type ErrorHelp = 'go_online' | 'settings' | 'tools' | 'history' | 'contact'

const helps: Readonly<Partial<Record<ErrorCode, ErrorHelp>>> = {
  mode_blocks_tool: 'go_online',
  blocked_by_policy: 'contact',
  external_access_off: 'contact',
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
