import type { AccountMatter, Plan } from '../../../shared/domain/check-plan.ts'
import { splitSentences } from './clauses.ts'
import { judgeIntent } from './intent.ts'
import { normalize } from './tokenize.ts'
import { finderOf } from './word-patterns.ts'

const find = (section: string) => finderOf({ matter: 'accounts', section })
const isForgotten = find('forgotten')
const isRefuted = find('refuted')
const isTaken = find('taken')
/** Doors, cards, archives, networks: what they are locked with is no account. */
const isOtherLock = find('other-lock')
const namesSignIn = find('sign-in')
const namesElsewhere = find('elsewhere')

/** A sentence about an account, and whether there is nothing on this PC to look at for it. */
type Told = { readonly account: AccountMatter; readonly isElsewhere: boolean }

function toldIn(sentence: string): Told | null {
  const text = normalize(sentence)
  if (isTaken(text)) return { account: 'taken', isElsewhere: false }
  if (!isForgotten(text) || isRefuted(text) || isOtherLock(text)) return null
  return { account: 'forgotten', isElsewhere: namesElsewhere(text) || !namesSignIn(text) }
}

/**
 * What only its owner can do about an account is said beside whatever is looked into. A password that nobody on this PC asks for is
 * no matter of this PC: nothing is looked at for it. Pure.
 */
export function withAccount<D extends Pick<Plan, 'outcome' | 'reason' | 'checks'>>(
  text: string,
  decide: (text: string) => D,
  nothing: () => D,
): D & { readonly account?: AccountMatter } {
  const sentences = splitSentences(text)
  const told = sentences.map(toldIn)
  const first = told.find((one) => one !== null)
  // Who asks for the account of somebody else is answered like anybody who asks for harm.
  if (!first || judgeIntent(text).unsafe) return decide(text)
  const { account } = first
  const rest = sentences.filter((_sentence, place) => told[place]?.isElsewhere !== true).join('\n')
  const decision = normalize(rest) === '' ? nothing() : decide(rest)
  if (decision.outcome === 'refuse' || decision.reason === 'requested') return decision
  return decision.checks.length > 0
    ? { ...decision, account }
    : { ...decision, outcome: 'none', reason: 'account', account }
}
