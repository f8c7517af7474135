/**
 * Where an administrator fixes settings, the strongest first: the registry of the PC, the registry of one person, a file for the whole PC.
 */
export const policyPlaces = ['machine', 'user', 'file'] as const
export type PolicyPlace = (typeof policyPlaces)[number]

/** Why a policy file does not count: somebody else than an administrator owns it or may change it, or nobody can tell. */
export type Distrust = 'owner' | 'writable' | 'link' | 'unknown'

/** Values by the name that they have in the registry or in the file, of any type. */
export type PolicyEntries = Readonly<Record<string, unknown>>

/** What was found in one place. `file` names it for a person: a file or a key. */
export type PolicyAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly file: string; readonly text: string }
  | {
      readonly kind: 'entries'
      readonly place: PolicyPlace
      readonly file: string
      readonly entries: PolicyEntries
      /** Starting values that a person may change. */
      readonly defaults: PolicyEntries
    }
  /** It is there and cannot be read. */
  | { readonly kind: 'unreadable'; readonly place: PolicyPlace; readonly file: string }
  | { readonly kind: 'not_trusted'; readonly file: string; readonly reason: Distrust }
  /** It is still being read. */
  | { readonly kind: 'pending'; readonly place: PolicyPlace; readonly file: string }

/** Reads the policy of this computer, the strongest place first. @throws never for a state of the disk or the registry. */
export type PolicySource = () => Promise<readonly PolicyAnswer[]>

/** Several places as one. */
export function joinPolicies(...sources: readonly PolicySource[]): PolicySource {
  return async () => (await Promise.all(sources.map((source) => source()))).flat()
}
