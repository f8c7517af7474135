/** Why a proxy is no way out; part of `errorCodes`. */
export const proxyErrorCodes = {
  proxy_unsupported: { kind: 'unavailable', number: 'DM-NET-9', data: { reason: 'text' } },
  proxy_failed: { kind: 'execution', number: 'DM-NET-10', data: { host: 'text' } },
  proxy_sign_in: { kind: 'unavailable', number: 'DM-NET-18', data: { host: 'text', reason: 'text' } },
  sign_in_invalid: { kind: 'validation', number: 'DM-SET-10', data: {} },
} as const
