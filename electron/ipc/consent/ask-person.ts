import type { ConfirmationAnswerView, ConfirmationView } from '../../../shared/ipc/confirmation-view.ts'
import { digestOf } from '../../kernel/digest.ts'
import type { Clock, Ids } from '../../kernel/ports.ts'
import { anySignal } from '../../kernel/signals.ts'
import type { Machine } from '../../machines/machine.ts'
import { mayBeGranted, type GivenGrant } from '../../policy/standing-grant.ts'
import { asCalled } from '../../contract/as-called.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { confirmationSteps, type Question } from './confirmation-view.ts'

/** The window in which a person decides. `closed` = nobody answered. */
export type ConfirmWindowPort = {
  ask(view: ConfirmationView, signal?: AbortSignal): Promise<ConfirmationAnswerView | 'closed'>
}

/** What a person said, and the digest of the text that they saw. */
export type PersonAnswer = {
  readonly answer: ConfirmationAnswerView['answer'] | 'closed'
  /** The permission that goes with the yes; null = ask again next time. */
  readonly remember: Pick<GivenGrant, 'scope' | 'expiresAt'> | null
  readonly shownTextHash: string
  /** What they keep back of what was asked about, by key. */
  readonly keptBack?: readonly string[]
}

export type AskPersonDeps = {
  readonly window: ConfirmWindowPort
  readonly ids: Ids
  readonly clock: Clock
  readonly machine: Pick<Machine, 'kind'>
  readonly context: () => ViewContext
  readonly theme: () => 'light' | 'dark'
  readonly computerName: () => string
  /** Whether policy lets a person say "don't ask again" for the tool of this name. */
  readonly grantsAllowed: (tool: string) => boolean
  /** Milliseconds that it may hold; null = as long as the person wants. */
  readonly longestGrantMs: () => number | null
  /** Fires when the app ends: an open question closes unanswered and waits for the next start. */
  readonly closing: AbortSignal
  /** A question that is open is asked again, in the new language. */
  readonly onLanguageChanged: (listener: () => void) => () => void
  /** Whether somebody uses the PC now; asked only when a step waits for a free PC. */
  readonly isInUse: () => Promise<boolean>
}

/** A signal that fires closes the question unanswered. */
export type AskPerson = (question: Question, signal?: AbortSignal) => Promise<PersonAnswer>

/**
 * The only way to a yes. An answer counts when it names this very request and its digest, which covers the steps in
 * their order, and a yes when all of the text was in sight; everything else is no answer.
 */
export function createAskPerson(deps: AskPersonDeps): AskPerson {
  return async (question, signal) => {
    const closing = signal ? anySignal([deps.closing, signal]) : null
    const asked = askUntilRead(question, { ...deps, closing: closing?.signal ?? deps.closing })
    const { view, given } = await asked.finally(() => closing?.release())
    const shownTextHash = digestOf(view)
    if (given === 'closed' || !isAnswerTo(view, given)) return { answer: 'closed', remember: null, shownTextHash }
    const remember = view.mayRemember ? scopeOf(given.remember, view) : null
    return { answer: given.answer, remember, shownTextHash, keptBack: given.keptBack ?? [] }
  }
}

function isAnswerTo({ requestId, digest }: ConfirmationView, given: ConfirmationAnswerView): boolean {
  const starts = given.answer === 'run_now' || given.answer === 'when_idle'
  // What is written down as shown has been in sight to its end.
  return given.requestId === requestId && given.digest === digest && (given.seenWhole || !starts)
}

const dayMs = 24 * 60 * 60_000

function scopeOf(
  remember: ConfirmationAnswerView['remember'],
  { rememberUntil, mayRememberForGood }: ConfirmationView,
): PersonAnswer['remember'] {
  if (remember === 'no' || (remember === 'tool' && !mayRememberForGood)) return null
  if (remember === 'session' || remember === 'tool') return { scope: remember, expiresAt: null }
  const expiresAt = rememberUntil[remember]
  return expiresAt === null ? null : { scope: 'until', expiresAt }
}

/** The terms that a person can choose from, none longer than it may be. */
function termsOf({
  clock,
  longestGrantMs,
}: AskPersonDeps): Pick<ConfirmationView, 'rememberUntil' | 'mayRememberForGood'> {
  const longest = longestGrantMs()
  const end = (days: number): number => clock.now() + Math.min(days * dayMs, longest ?? Infinity)
  const [week, month] = [end(7), end(30)]
  return { rememberUntil: { week, month: month > week ? month : null }, mayRememberForGood: longest === null }
}

type Asked = { readonly view: ConfirmationView; readonly given: ConfirmationAnswerView | 'closed' }

/** A text that is answered has to be one that the person could read: a new language makes a new window. */
async function askUntilRead(question: Question, deps: AskPersonDeps): Promise<Asked> {
  const view = await viewOf(question, deps)
  const close = new AbortController()
  const end = (): void => close.abort()
  const spoken = deps.context().translator.locale
  const stop = deps.onLanguageChanged(end)
  if (deps.closing.aborted) end()
  deps.closing.addEventListener('abort', end)
  const given = await deps.window.ask(view, close.signal)
  deps.closing.removeEventListener('abort', end)
  stop()
  const again = given === 'closed' && deps.context().translator.locale !== spoken && !deps.closing.aborted
  return again ? askUntilRead(question, deps) : { view, given }
}

/** What can be kept back of it, each by its name. */
function keepableOf(question: Question, { translator }: ViewContext): Pick<ConfirmationView, 'keepable'> {
  const { keepable = [] } = question.kind === 'setting' ? question.change : {}
  if (keepable.length === 0) return {}
  return { keepable: keepable.map(({ key, label }) => ({ key, label: label[translator.locale] })) }
}

async function viewOf(question: Question, deps: AskPersonDeps): Promise<ConfirmationView> {
  const { kind } = question
  const steps = 'steps' in question ? question.steps : []
  const context = deps.context()
  const requestId = deps.ids.newId()
  const waits = kind === 'fix' && steps.some(({ tool }) => tool.access.requiresIdleCheck)
  const digests = 'steps' in question ? steps.map(({ digest }) => digest) : [digestOf(question)]
  return {
    requestId,
    digest: digestOf({ requestId, kind, digests, machine: deps.machine.kind, nonce: deps.ids.randomHex(16) }),
    locale: context.translator.locale,
    theme: deps.theme(),
    kind,
    target: deps.computerName(),
    // Settings and records are of Deskmedic itself: they change also where the PC is a simulated one.
    simulated: 'steps' in question && deps.machine.kind === 'simulated',
    inUse: waits && (await deps.isInUse()),
    mayRemember:
      kind === 'fix' &&
      steps.every(({ tool, args }) => deps.grantsAllowed(tool.name) && mayBeGranted(asCalled(tool, args))),
    ...termsOf(deps),
    steps: confirmationSteps(question, context),
    ...keepableOf(question, context),
  }
}
