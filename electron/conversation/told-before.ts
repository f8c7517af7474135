import type { EarlierCheck } from '../agents/model/earlier-results.ts'
import { checkKey, keptBackText, messageKey, type KeptBack } from '../agents/model/kept-back.ts'
import type { ModelMessage } from '../contract/model-port.ts'
import type { Registry } from '../registry/registry.ts'
import type { CallCard, ChecksItem, FixesItem, Item, PlanItem } from './items.ts'

/** What a model is told of a conversation before its newest message. */
export type ToldBefore = {
  readonly messages: readonly ModelMessage[]
  readonly checks: readonly EarlierCheck[]
  /** What is old is told in short, or not any more. */
  readonly isShortened: boolean
}

export type TellingBefore = {
  readonly find: Registry['find']
  /** A text of a person or of the model as it may be told. */
  readonly hide: (text: string) => string
  /** Whether what a model said in this item may be told: its stand-ins are known. */
  readonly isKnown: (item: Item) => boolean
  /** False = a person keeps the area of this tool from the model: that it ran is not told either. */
  readonly isTold: (tool: string) => boolean
  /** What a person keeps from the model in this conversation: a fixed text stands in its place. */
  readonly kept: KeptBack
}

/** Of what was said last, as much is told as it was said. */
const mostCharacters = 12_000
/** Of what was said before that, what people said and what rules found. */
const mostShort = 4_000
const shortText = 200

type Part = { readonly role: 'user' | 'assistant'; readonly text: string; readonly short: string }

/**
 * What was said and found, in the order of time. Results are named and not told; what is old is shortened to what people said and what
 * rules found: nothing that others wrote stands in it.
 */
export function toldBefore(items: readonly Item[], telling: TellingBefore): ToldBefore {
  const checks: EarlierCheck[] = []
  const name = (card: CallCard): string => {
    const id = `c${String(checks.length + 1)}`
    checks.push({ id, callId: card.callId, tool: card.tool })
    return id
  }
  const parts = items.flatMap((item) => partsOf(item, name, telling))
  const from = firstWhole(parts)
  return { messages: shortened(parts, from), checks, isShortened: from > 0 }
}

function partsOf(item: Item, name: (card: CallCard) => string, telling: TellingBefore): readonly Part[] {
  const note = (text: string): readonly Part[] =>
    text === '' ? [] : [{ role: 'user', text: `[Deskmedic] ${text}`, short: `[Deskmedic] ${text}` }]
  switch (item.kind) {
    case 'complaint':
    case 'reply': {
      const text = telling.kept.has(messageKey(item.id)) ? keptBackText : telling.hide(item.text)
      return text === '' ? [] : [{ role: 'user', text, short: text.slice(0, shortText) }]
    }
    case 'model': {
      const { text } = item.said
      if (text === '' || !telling.isKnown(item)) return []
      const isKept = telling.kept.has(messageKey(item.id))
      return [{ role: 'assistant', text: isKept ? keptBackText : telling.hide(text), short: '' }]
    }
    case 'checks':
      return note(checksNote(item, name, telling))
    case 'plan':
      return note(planNote(item, telling))
    case 'fixes':
      return note(fixesNote(item, telling))
    default:
      return []
  }
}

function checksNote(
  { cards: all, conclusion, findings: every }: ChecksItem,
  name: (card: CallCard) => string,
  telling: TellingBefore,
) {
  const cards = all.filter(({ tool }) => telling.isTold(tool))
  const isKept = (tool: string): boolean => telling.kept.has(checkKey(tool))
  const findings = every.filter(({ tool }) => telling.isTold(tool) && !isKept(tool))
  if (cards.length === 0) return ''
  // Each has its id whether it is kept back or not: an id that a model knows stays that of the same check.
  const checked = cards.map((card) => {
    const id = name(card)
    return isKept(card.tool) ? `${id} ${keptBackText}` : `${id} ${card.tool}: ${card.verdict ?? 'unknown'}`
  })
  const said = (tool: string, id: string): string => telling.find(tool)?.texts.findings[id]?.en ?? id
  const found = findings.map(({ tool, id, severity }) => `${tool}/${id} (${severity}): ${said(tool, id)}`)
  const causes = (conclusion?.causes ?? [])
    .filter(({ tool }) => telling.isTold(tool) && !isKept(tool))
    .map(({ tool, id }) => `${tool}/${id}`)
  return [
    `Checked: ${checked.join('; ')}.`,
    ...(found.length === 0 ? [] : [`Found: ${found.join('; ')}.`]),
    ...(conclusion ? [`Verdict: ${conclusion.verdict}${causes.length === 0 ? '' : `, by ${causes.join(', ')}`}.`] : []),
  ].join(' ')
}

function planNote({ proposed, state }: PlanItem, { find, isTold: isOpen, kept }: TellingBefore): string {
  const isTold = (tool: string): boolean => isOpen(tool) && !kept.has(checkKey(tool))
  const told = proposed.filter(({ tool, because }) => isTold(tool) && (because === 'request' || isTold(because.tool)))
  if (told.length === 0) return ''
  const steps = told.map(({ tool: repair, because }) => {
    const texts = find(repair)?.texts
    const reason = because === 'request' ? 'asked for' : `${because.tool}/${because.id}`
    const loses = texts?.notice?.whatYouLose.en ?? ''
    // A sentence with names in it says them; here nothing is named.
    return `${repair} "${texts?.title.en ?? repair}" for ${reason}${loses.includes('{') ? '' : ` (${loses})`}`
  })
  return `Offered repairs, mildest first: ${steps.join('; ')}. State: ${state}.`
}

function fixesNote({ results: all }: FixesItem, { isTold }: TellingBefore): string {
  const results = all.filter(({ tool }) => isTold(tool))
  if (results.length === 0) return ''
  const ended = results.map(({ tool, verdict, undone }) => `${tool}: ${undone ? 'undone' : verdict}`)
  return `Repaired: ${ended.join('; ')}.`
}

function firstWhole(parts: readonly Part[]): number {
  let from = parts.length
  for (let room = mostCharacters; from > 0; from -= 1) {
    room -= parts[from - 1]?.text.length ?? 0
    if (room < 0) break
  }
  return from
}

function shortened(parts: readonly Part[], from: number): readonly ModelMessage[] {
  const old = parts.slice(0, from).map(({ short }) => short)
  const summary = old
    .filter((text) => text !== '')
    .join('\n')
    .slice(-mostShort)
  const recent = parts.slice(from)
  const first: readonly Part[] =
    summary === '' ? [] : [{ role: 'user', text: `[Deskmedic] Earlier, shortened:\n${summary}`, short: '' }]
  return joined([...first, ...recent])
}

/** Templates of models want one side to speak after the other. */
function joined(parts: readonly Part[]): readonly ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; text: string }[] = []
  for (const { role, text } of parts) {
    const last = messages.at(-1)
    if (last?.role === role) last.text = `${last.text}\n${text}`
    else messages.push({ role, text })
  }
  return messages.map(({ role, text }) => (role === 'user' ? { role, text } : { role, text, calls: [] }))
}
