/** Why no newer version is offered or started; part of `errorCodes`. */
export const updateErrorCodes = {
  update_unreachable: { kind: 'execution', number: 'DM-UPD-1', data: { place: 'text' } },
  update_list_invalid: { kind: 'execution', number: 'DM-UPD-2', data: {} },
  update_damaged: { kind: 'security', number: 'DM-UPD-3', data: { file: 'text' } },
  update_not_signed: { kind: 'security', number: 'DM-UPD-4', data: { file: 'text' } },
  update_not_started: { kind: 'execution', number: 'DM-UPD-5', data: {} },
} as const
