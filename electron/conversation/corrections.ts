import type { Result } from '../kernel/result.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Chats } from './chats.ts'
import type { Said } from './driver.ts'
import type { ItemLog } from './item-log.ts'
import type { ComplaintItem, Item, PlanState, ReplyItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'

type Typed = ComplaintItem | ReplyItem

/** What a person typed themselves, and can say otherwise: picks of what was offered are none. */
export function isTyped(item: Item): item is Typed {
  return item.kind === 'complaint' || (item.kind === 'reply' && item.text !== '')
}

/** The message that this item answers. */
export function messageBefore(itemId: string, log: Pick<ItemLog, 'all'>): Typed | null {
  const items = log.all()
  return items.slice(0, items.findIndex(({ id }) => id === itemId) + 1).findLast(isTyped) ?? null
}

/**
 * Items that count: what followed a message that was said otherwise later stays in sight and is told to nobody. What was changed on
 * the PC until then is changed.
 */
export function standing(items: readonly Item[]): readonly Item[] {
  const stands: Item[] = []
  for (const item of items) {
    const from = isTyped(item) && item.instead !== undefined ? stands.findIndex(({ id }) => id === item.instead) : -1
    if (from >= 0) stands.push(...stands.splice(from).filter(({ kind }) => kind === 'fixes'))
    stands.push(item)
  }
  return stands
}

export type Correcting = {
  readonly chats: Pick<Chats, 'change'>
  readonly isFree: () => boolean
  readonly say: (said: Said) => Result<null> | Promise<Result<null>>
}

/** What was offered for a message counts no more once it is said otherwise; what was done of it is done. */
const closable: readonly PlanState[] = ['open', 'refused', 'not_now']

function supersede(log: ItemLog, itemId: string): void {
  const items = log.all()
  const from = items.findIndex(({ id }) => id === itemId)
  const until = items.findLastIndex((item) => isTyped(item) && item.instead === itemId)
  for (const { kind, id } of items.slice(from, until))
    if (kind === 'plan')
      log.replace('plan', id, (plan) =>
        closable.includes(plan.state) ? { ...plan, state: 'superseded', waiting: [] } : plan,
      )
}

/** Says a message otherwise: it is heard as if it were typed now, the earlier one is marked, and its plans are closed. */
export async function correct(
  chat: OpenChat,
  { itemId, text }: { readonly itemId: string; readonly text: string },
  { chats, isFree, say }: Correcting,
): Promise<Result<null>> {
  const earlier = chat.log.get('complaint', itemId) ?? chat.log.get('reply', itemId)
  if (earlier === null || !isTyped(earlier)) return fail('plan_changed')
  if (!isFree()) return fail('chat_busy')
  const said = await say({ text, instead: itemId })
  if (!said.ok) return said
  chats.change(
    chat,
    (log) => {
      log.replace(earlier.kind, itemId, (item) => ({ ...item, isCorrected: true }))
      supersede(log, itemId)
    },
    'save',
  )
  return ok(null)
}
