/** The simulated tool ends as the real one would when it throws: a short code such as `pid_reused`. */
export type Refusal = { readonly refused: string }

export function refuse(code: string): Refusal {
  return { refused: code }
}

export function isRefusal(value: Readonly<Record<string, unknown>>): value is Refusal {
  return typeof value['refused'] === 'string' && Object.keys(value).length === 1
}
