import type { PolicyPlace } from './policy-answer.ts'
import type { PolicyDocument } from './policy-document.ts'
import { contactNames, fixedName } from './policy-names.ts'

/** What a policy says by a name that is no setting, in the form of policies, and the place that decides. */
export type PolicyOther = { readonly value: number | string; readonly place: PolicyPlace }

/** By the name that administrators know; of what several places say, the word of the strongest. */
export function othersIn(documents: readonly PolicyDocument[]): ReadonlyMap<string, PolicyOther> {
  const found = new Map<string, PolicyOther>()
  for (const document of documents)
    for (const [name, value] of saidIn(document))
      if (!found.has(name)) found.set(name, { value, place: document.place })
  return found
}

function saidIn({ limits, reconfirm, contacts }: PolicyDocument): readonly (readonly [string, number | string])[] {
  const named = Object.entries(contactNames).map(([name, field]) => [name, contactText(contacts.get(field))] as const)
  return [
    ...[...limits].map(([limit, forbidden]) => [fixedName(limit), Number(!forbidden)] as const),
    ...(reconfirm === null ? [] : [['BrokerReconfirm', reconfirm] as const]),
    ...named.filter(([, text]) => text !== ''),
  ]
}

const longestContact = 200

/** A contact decides nothing: one that cannot be used is left out. */
export function contactText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > longestContact ? '' : text
}
