/** Why administrator rights are not there, or were not used; part of `errorCodes`. */
export const rightsErrorCodes = {
  /** By the person or the environment: whoever manages this PC has nothing to do with it. */
  blocked_in_settings: { kind: 'denied', number: 'DM-POLICY-6', data: {} },
  needs_admin: { kind: 'unavailable', number: 'DM-ADMIN-1', data: {} },
  access_denied: { kind: 'execution', number: 'DM-ADMIN-2', data: {} },
  elevation_refused: { kind: 'denied', number: 'DM-ADMIN-3', data: {} },
  elevation_unavailable: { kind: 'unavailable', number: 'DM-ADMIN-4', data: {} },
  program_not_closed: { kind: 'security', number: 'DM-ADMIN-5', data: {} },
  broker_refused: { kind: 'security', number: 'DM-ADMIN-7', data: { reason: 'text' } },
  broker_lost: { kind: 'execution', number: 'DM-ADMIN-8', data: {} },
  folder_not_closed: { kind: 'security', number: 'DM-ADMIN-6', data: { folder: 'text' }, also: { reason: 'text' } },
  outside_hours: { kind: 'denied', number: 'DM-ASK-8', data: { opensAt: 'text' } },
} as const
