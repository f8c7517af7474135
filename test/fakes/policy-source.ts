import { readFile } from 'node:fs/promises'

import type { PolicySource } from '../../electron/settings/policy-answer.ts'

/** A computer without a policy. */
export const noPolicy: PolicySource = () => Promise.resolve([])

/** A policy with this text, written by an administrator. */
export function policyText(text: string): PolicySource {
  return () => Promise.resolve([{ kind: 'text', file: 'policy.json', text }])
}

/** The file in this place, as if an administrator had written it. */
export function believedPolicy(file: string): PolicySource {
  return async () => {
    const text = await readFile(file, 'utf8').catch(() => null)
    return text === null ? [] : [{ kind: 'text', file, text }]
  }
}
