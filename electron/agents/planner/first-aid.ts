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
const isRansom = happened('ransom')
const isMade = happened('made')
const isSuffered = happened('suffered')

/** `isElsewhere`: no check of this PC tells anything about it. */
type Told = { readonly firstAid: FirstAid; readonly isElsewhere: boolean }

function namesThis(text: string): boolean {
  return namesPc(text) || (namesPart(text) && !namesOtherThing(text))
}

/** What a sentence leaves open, the others say: "I spilled coffee. The keyboard is dead". */
function isOfPc(sentence: string, whole: string): boolean {
  return namesThis(sentence) || (!namesOtherThing(sentence) && namesThis(whole))
}

/** `whole`: the text that the sentence stands in, normalized as well. */
type Telling = { readonly firstAid: FirstAid; readonly isTold: (sentence: string, whole: string) => boolean }

/** What happened to the PC itself. */
function harmOf(firstAid: FirstAid): Telling {
  const isHere = happened(firstAid.replaceAll('_', '-'))
  return {
    firstAid,
    isTold: (sentence, whole) => isHere(sentence) && isOfPc(sentence, whole) && !isDenied(sentence),
  }
}

/** Blackmail that is asked about, or asked for, has happened to nobody. */
function isRansomed(sentence: string): boolean {
  return isRansom(sentence) && !isMade(sentence)
}

/** What is most urgent first. */
const tellings: readonly Telling[] = [
  harmOf('burning'),
  harmOf('swollen_battery'),
  harmOf('liquid'),
  harmOf('lost'),
  harmOf('noisy_drive'),
  harmOf('broken'),
  { firstAid: 'blackmail', isTold: happened('blackmail') },
  { firstAid: 'ransom', isTold: isRansomed },
  { firstAid: 'stranger', isTold: (text) => namesCaller(text) && letsIn(text) && !isHelpdesk(text) },
  { firstAid: 'scare', isTold: happened('scare') },
  { firstAid: 'account_taken', isTold: ofAccounts('taken') },
  { firstAid: 'password_forgotten', isTold: (text) => isForgotten(text) && !isRefuted(text) && !isOtherLock(text) },
]

function toldIn(sentence: string, whole: string): Told | null {
  const text = normalize(sentence)
  const telling = tellings.find(({ isTold }) => isTold(text, whole))
  if (telling === undefined) return null
  const { firstAid } = telling
  return { firstAid, isElsewhere: firstAid === 'password_forgotten' && (namesElsewhere(text) || !namesSignIn(text)) }
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
  if (decision.outcome === 'refuse' && firstAid === 'ransom' && !isSuffered(whole)) return decision
  return decision.checks.length > 0
    ? { ...decision, firstAid }
    : { ...decision, outcome: 'none', reason: 'first_aid', firstAid }
}
