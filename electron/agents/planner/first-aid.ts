import type { FirstAid, Plan } from '../../../shared/domain/check-plan.ts'
import { splitSentences } from './clauses.ts'
import { judgeIntent } from './intent.ts'
import { normalize } from './tokenize.ts'
import { finderOf } from './word-patterns.ts'

type Find = (text: string) => boolean

const ofAccounts = (section: string): Find => finderOf({ matter: 'accounts', section })
const isForgotten = ofAccounts('forgotten')
const isRefuted = ofAccounts('refuted')
/** Doors, cards, archives, networks: what they are locked with is no account. */
const isOtherLock = ofAccounts('other-lock')
const namesSignIn = ofAccounts('sign-in')
const namesElsewhere = ofAccounts('elsewhere')

const happened = (section: string): Find => finderOf({ matter: 'first-aid', section })
const namesPc = happened('pc')
/** What other things have as well, such as a screen. */
const namesPart = happened('part')
const namesOtherThing = happened('other-thing')
const isDenied = happened('denied')
const isHelpdesk = happened('helpdesk')
const namesCaller = happened('caller')
const letsIn = happened('let-in')

/** `isElsewhere`: no check of this PC tells anything about it. */
type Told = { readonly firstAid: FirstAid; readonly isElsewhere: boolean }

function namesThis(text: string): boolean {
  return namesPc(text) || (namesPart(text) && !namesOtherThing(text))
}

/** What a sentence leaves open, the others say: "I spilled coffee. The keyboard is dead". */
function isOfPc(sentence: string, whole: string): boolean {
  return namesThis(sentence) || (!namesOtherThing(sentence) && namesThis(whole))
}

type Harm = Told & { readonly isTold: (sentence: string, whole: string) => boolean }

function harmOf(firstAid: FirstAid): Harm {
  const isHere = happened(firstAid.replaceAll('_', '-'))
  const isTold: Harm['isTold'] = (sentence, whole) => isHere(sentence) && isOfPc(sentence, whole) && !isDenied(sentence)
  return { firstAid, isElsewhere: false, isTold }
}

/** What happened to the PC itself, what is most urgent first. */
const harms: readonly Harm[] = [
  harmOf('burning'),
  harmOf('swollen_battery'),
  harmOf('liquid'),
  harmOf('lost'),
  harmOf('noisy_drive'),
  harmOf('broken'),
]

const isBlackmail = happened('blackmail')
const isRansom = happened('ransom')
/** Blackmail that is asked about, or asked for, has happened to nobody. */
const isMade = happened('made')
const isSuffered = happened('suffered')
const isScare = happened('scare')
const isTaken = ofAccounts('taken')

function toldIn(sentence: string, whole: string): Told | null {
  const text = normalize(sentence)
  const harm = harms.find(({ isTold }) => isTold(text, whole))
  if (harm) return harm
  if (isBlackmail(text)) return { firstAid: 'blackmail', isElsewhere: false }
  if (isRansom(text) && !isMade(text)) return { firstAid: 'ransom', isElsewhere: false }
  if (namesCaller(text) && letsIn(text) && !isHelpdesk(text)) return { firstAid: 'stranger', isElsewhere: false }
  if (isScare(text)) return { firstAid: 'scare', isElsewhere: false }
  if (isTaken(text)) return { firstAid: 'account_taken', isElsewhere: false }
  if (!isForgotten(text) || isRefuted(text) || isOtherLock(text)) return null
  return { firstAid: 'password_forgotten', isElsewhere: namesElsewhere(text) || !namesSignIn(text) }
}

/**
 * What a person has to do themselves is said beside whatever is looked into. Where no check of this PC could say anything, nothing is
 * looked at for it. Pure.
 */
export function withFirstAid<D extends Pick<Plan, 'outcome' | 'reason' | 'checks'>>(
  text: string,
  decide: (text: string) => D,
  nothing: () => D,
): D & { readonly firstAid?: FirstAid } {
  const sentences = splitSentences(text)
  const whole = normalize(text)
  const told = sentences.map((sentence) => toldIn(sentence, whole))
  const first = told.find((one) => one !== null)
  // Who asks for the account of somebody else is answered like anybody who asks for harm.
  if (!first || judgeIntent(text).unsafe) return decide(text)
  const { firstAid } = first
  const rest = sentences.filter((_sentence, place) => told[place]?.isElsewhere !== true).join('\n')
  const decision = normalize(rest) === '' ? nothing() : decide(rest)
  if (decision.reason === 'requested') return decision
  // What sounds harmful and is a plea for help: nothing is begun for either, and only one of the answers helps.
  const isPlea = decision.outcome === 'refuse' && (firstAid !== 'ransom' || isSuffered(whole))
  if (decision.outcome === 'refuse' && !isPlea) return decision
  return !isPlea && decision.checks.length > 0
    ? { ...decision, firstAid }
    : { ...decision, outcome: 'none', reason: 'first_aid', firstAid }
}
