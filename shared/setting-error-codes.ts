/** Why a value cannot be set; part of `errorCodes`. */
export const settingErrorCodes = {
  domain_invalid: { kind: 'validation', number: 'DM-SET-1', data: { entry: 'text' } },
  server_invalid: { kind: 'validation', number: 'DM-SET-2', data: { entry: 'text' } },
  web_address_invalid: { kind: 'validation', number: 'DM-SET-3', data: { entry: 'text' } },
  webhook_invalid: { kind: 'validation', number: 'DM-SET-4', data: { entry: 'text', reason: 'text' } },
  workspace_invalid: { kind: 'validation', number: 'DM-SET-5', data: { entry: 'text', reason: 'text' } },
  webhook_in_use: { kind: 'validation', number: 'DM-SET-11', data: { webhook: 'text' } },
  setting_not_typed: { kind: 'denied', number: 'DM-SET-12', data: { key: 'text' } },
  setting_of_app: { kind: 'unavailable', number: 'DM-SET-13', data: { key: 'text' } },
  start_not_set: { kind: 'unavailable', number: 'DM-SET-9', data: {} },
  list_too_long: { kind: 'validation', number: 'DM-SET-6', data: { limit: 'number' } },
  key_invalid: { kind: 'validation', number: 'DM-SET-7', data: {} },
  key_not_kept: { kind: 'execution', number: 'DM-SET-8', data: { reason: 'text?' } },
} as const
