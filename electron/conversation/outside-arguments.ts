import { trustOf } from '../agents/model/told-result.ts'
import type { Tool } from '../contract/define-tool.ts'
import { typedFields } from '../contract/typed-fields.ts'
import { isFromOutside, textsIn, type ReadTexts } from '../policy/outside-text.ts'
import type { Registry } from '../registry/registry.ts'
import type { CallCard, Item } from './items.ts'
import type { EndedCalls } from './session-memory.ts'

export type ReadingDeps = { readonly registry: Pick<Registry, 'find'>; readonly history: EndedCalls }

/**
 * Whether text that others can have written is in this item: a check that reads such text, or the words of a model, which can repeat it.
 * A tool that is not known any more can have read anything.
 */
export function isTainted(item: Item, { registry }: Pick<ReadingDeps, 'registry'>): boolean {
  return item.kind === 'model' || cardsOf(item).some(({ tool }) => readsOutside(registry.find(tool)))
}

/**
 * What was read and said in a conversation, for as long as it lasts: it goes by the calls themselves, whatever a model is still told of
 * them. Null = nothing that others can have written had a say: no model took part, or it has read nothing of the kind.
 */
export async function textsRead(items: readonly Item[], deps: ReadingDeps): Promise<ReadTexts | null> {
  const tainted = items.filter((item) => isTainted(item, deps))
  if (!items.some(({ kind }) => kind === 'model') || tainted.every(({ kind }) => kind === 'model')) return null
  const outside: string[] = []
  let isWhole = true
  const cards = items.flatMap(cardsOf)
  const ended = await deps.history.getAll(cards.map(({ callId }) => callId))
  for (const card of cards) {
    const call = ended.ok ? ended.value.get(card.callId)?.call : undefined
    const reads = readsOutside(deps.registry.find(card.tool))
    // A call that has not ended has told nobody anything.
    if (call === undefined && reads && card.endedAt !== null) isWhole = false
    if (call?.state === 'succeeded' && reads) outside.push(...textsIn(call.result))
    if (call?.caller.kind === 'model') outside.push(...textsIn(Object.values(call.args)))
  }
  return { own: ownTexts(items), outside, isWhole }
}

/** Names of the arguments whose value somebody else can have written. Numbers, switches and words of a closed list are none. */
export function outsideArguments(
  tool: Pick<Tool, 'args'>,
  args: Readonly<Record<string, unknown>>,
  texts: ReadTexts,
): readonly string[] {
  const typed = typedFields(tool.args(), args)
  return Object.entries(args).flatMap(([name, value]) => {
    const closed = textsIn(typed[name])
    const free = textsIn(value).filter((text) => !closed.includes(text))
    return free.some((text) => isFromOutside(text, texts)) ? [name] : []
  })
}

function readsOutside(tool: Tool | null): boolean {
  return tool === null || trustOf(tool) === 'untrusted'
}

function cardsOf(item: Item): readonly CallCard[] {
  return item.kind === 'checks' || item.kind === 'fixes' ? item.cards : []
}

/** What the person wrote, entered and picked. */
export function ownTexts(items: readonly Item[]): readonly string[] {
  return items.flatMap(ownTextsOf)
}

function ownTextsOf(item: Item): readonly string[] {
  if (item.kind === 'complaint') return [item.text]
  if (item.kind === 'checks' || item.kind === 'plan') return Object.values(item.known)
  return item.kind === 'reply' ? [item.text, ...textsIn(Object.values(item.choice?.args ?? {}))] : []
}
