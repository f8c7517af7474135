/** Why a model gives no answer; part of `errorCodes`. */
export const modelErrorCodes = {
  model_not_set_up: { kind: 'unavailable', number: 'DM-MODEL-1', data: {} },
  model_unknown: { kind: 'execution', number: 'DM-MODEL-2', data: { host: 'text', model: 'text' } },
  model_failed: {
    kind: 'execution',
    number: 'DM-MODEL-3',
    data: { host: 'text', model: 'text' },
    also: { status: 'number' },
  },
  model_answer_unreadable: { kind: 'execution', number: 'DM-MODEL-4', data: { host: 'text' } },
  model_not_running: { kind: 'unavailable', number: 'DM-MODEL-5', data: { host: 'text' } },
  model_not_chosen: { kind: 'unavailable', number: 'DM-MODEL-7', data: {} },
  model_not_agreed: { kind: 'denied', number: 'DM-MODEL-8', data: {} },
  destination_not_named: { kind: 'denied', number: 'DM-MODEL-9', data: { host: 'text' } },
  tool_not_offered: { kind: 'denied', number: 'DM-MODEL-10', data: {} },
  model_stalled: { kind: 'execution', number: 'DM-MODEL-11', data: { host: 'text', model: 'text' } },
  model_broke_off: { kind: 'execution', number: 'DM-MODEL-6', data: {} },
  model_key_missing: { kind: 'denied', number: 'DM-MODEL-12', data: { host: 'text' }, also: { status: 'number' } },
} as const
