import { isBeyondRepair } from '../../conversation/check-runs.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { Found } from '../../conversation/driver.ts'
import { askedSlots } from '../../conversation/typed-turns.ts'
import type { Result } from '../../kernel/result.ts'
import { askForLine, askForOne, type AskDeps } from './ask-on-terminal.ts'
import { slotText } from '../../views/slot-text.ts'
import type { TerminalShowing } from './terminal.ts'
import { callTitleOf, titleOf } from '../../views/tool-titles.ts'

/** Asks a person at this terminal. Null = no answer. */
export type Questioner = {
  readonly line: (message: string) => Promise<string | null>
  /** One of several, under the value that stands beside its words. */
  readonly one: (message: string, choices: readonly Choice[]) => Promise<string | null>
}

type Choice = { readonly value: string; readonly label: string }

export type Asking = {
  readonly conversation: Pick<Conversation, 'answer' | 'look' | 'choose' | 'idle'>
  readonly showing: TerminalShowing
  readonly ask: Questioner
  /** What the last look found. */
  readonly found: () => Result<Found>
  /** Hears of each look that an answer led to. */
  readonly onFound: (found: Found) => void
  readonly signal: AbortSignal
}

export function questionerOf(deps: AskDeps, signal: AbortSignal): Questioner {
  const { translator } = deps
  return {
    line: (message) => askForLine({ message, signal }, deps),
    one: (message, choices) =>
      askForOne({ message: `${message} ${translator.text('confirm.keys')}`, choices, signal }, deps),
  }
}

/** Values that checks lack and that could say more about the complaint, by slot. */
function missingSlots(found: Found): readonly string[] {
  return askedSlots({ ...found, noFix: isBeyondRepair(found) })
}

/**
 * Asks for what checks lack, one after the other; each answer goes on where it stopped. Nobody is asked on once a cause was
 * found: no answer leaves everything as it was.
 * @returns what the answers led to, in their order
 */
export async function askWhatIsMissing(first: Found, asking: Asking): Promise<readonly Found[]> {
  const later: Found[] = []
  const questions = questionsOf(first, asking)
  const asked = new Set<string>()
  for (let next = questions.shift(); next !== undefined; next = questions.shift()) {
    if (asking.signal.aborted) break
    if (asked.has(next.key)) continue
    asked.add(next.key)
    if ((await next.ask())?.ok !== true) continue
    await asking.conversation.idle()
    const found = asking.found()
    if (!found.ok) continue
    asking.onFound(found.value)
    later.push(found.value)
    if (found.value.conclusion.causes.length > 0) break
    questions.push(...questionsOf(found.value, asking))
  }
  return later
}

/** A question, and what its answer begins. Null = there was no answer. */
type Open = { readonly key: string; readonly ask: () => Promise<Result<null> | null> }

function questionsOf(found: Found, { ask, conversation, showing: { translator } }: Asking): Open[] {
  const slots = missingSlots(found).map((slot): Open => ({
    key: slot,
    ask: async () => {
      const value = await ask.line(translator.text('ask.value', { what: slotText(slot, 'slot', translator) }))
      return value === null || value === '' ? null : conversation.answer(slot, value)
    },
  }))
  const areas = found.conclusion.causes.length === 0 ? (found.plan?.questions ?? []) : []
  if (areas.length === 0) return slots
  const choices = areas.map(({ category }) => ({ value: category, label: translator.text(`ui.category.${category}`) }))
  const which: Open = {
    key: 'areas',
    ask: async () => {
      const chosen = await ask.one(translator.text('diagnose.asks'), withSkip(choices, translator))
      const area = areas.find(({ category }) => category === chosen)
      return area === undefined ? null : conversation.look(area.tools)
    },
  }
  return [which, ...slots]
}

/** Asks which thing a repair is about, where the PC has several: each answer makes a plan. */
export async function askWhichThing(
  { fixes }: Found,
  { ask, conversation, showing, signal }: Pick<Asking, 'ask' | 'conversation' | 'showing' | 'signal'>,
): Promise<void> {
  const { translator } = showing
  for (const { tool, askWhat, choices, missing } of fixes.questions) {
    if (missing.length > 0 || signal.aborted) continue
    const things = choices.map(({ digest, args, object }) => ({
      value: digest,
      label: callTitleOf({ tool, args, object }, showing),
    }))
    const message = askWhat?.[translator.locale] ?? titleOf(tool, showing)
    const chosen = await ask.one(message, withSkip(things, translator))
    if (choices.some(({ digest }) => digest === chosen) && chosen !== null && conversation.choose(chosen).ok)
      await conversation.idle()
  }
}

function withSkip(choices: readonly Choice[], translator: TerminalShowing['translator']): readonly Choice[] {
  return [...choices, { value: '', label: translator.text('ask.skip') }]
}

/** What nobody could be asked for, and how it is given beforehand. */
export function notAskedLines(found: Found, translator: TerminalShowing['translator']): readonly string[] {
  const slots = missingSlots(found)
  if (slots.length === 0) return []
  const what = slots.map((slot) => slotText(slot, 'slot', translator)).join('; ')
  const options = slots.map((slot) => `--know ${slot}=...`).join(' ')
  return [translator.text('ask.notAsked', { what, options }), '']
}
