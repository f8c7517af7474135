import type { ChatEntry, FindingView } from '../../shared/ipc/views.ts'

type Answer = Pick<Extract<ChatEntry, { readonly kind: 'checks' }>, 'headline' | 'findings'>

/** The finding that the verdict names: its sentence is said there, and nowhere again. */
export function culpritOf({ headline, findings }: Answer): FindingView | null {
  if (headline?.tone !== 'cause') return null
  return findings.find(({ place }) => place === 'cause') ?? null
}
