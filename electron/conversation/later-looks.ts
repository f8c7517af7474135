import { fail, ok, type Result } from '../kernel/result.ts'
import type { ChosenCheck } from '../../shared/domain/check-plan.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import type { Chats } from './chats.ts'
import type { Driver, Found, Telling, Turn } from './driver.ts'
import type { ItemLog } from './item-log.ts'
import type { ChecksItem, ComplaintItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'

export type LaterLooks = {
  /** Looks for the cause of the complaint before this item once more, also where it takes long. */
  lookDeeper(chat: OpenChat, itemId: string): Result<null>
  /** Looks into the complaint before this answer of a model as if it were told now. */
  answerAgain(chat: OpenChat, itemId: string): Result<null>
  /** A person says when it happens, below an item that found nothing. */
  happens(chat: OpenChat, itemId: string, occasion: Occasion): Result<null>
  /** A person says whether it works after these fixes. After a no the search goes on. */
  works(chat: OpenChat, fixesId: string, isWorking: boolean): Result<null>
  /** The last complaint is looked into anew, as if it were told now; without one the check-up or the checks are run again. */
  again(chat: OpenChat): Result<null>
}

export type Work = (turn: Turn, telling: Telling) => Promise<Result<Found>>
/** Runs these checks, with a change of the conversation before. */
export type Look = (chat: OpenChat, chosen: readonly ChosenCheck[], prepare: (log: ItemLog) => void) => Result<null>
/** `made`: what the item says of itself from the first moment. */
export type Beginning = { readonly prepare: (log: ItemLog) => void; readonly made?: Pick<ChecksItem, 'checkUp'> }
export type Begin = (chat: OpenChat, work: Work, beginning: Beginning) => Result<null>

export type LaterLooksDeps = {
  readonly chats: Pick<Chats, 'change'>
  readonly driver: Pick<Driver, 'answer' | 'lookWhen'>
  readonly clock: Clock
  readonly ids: Ids
}

type Looks = {
  readonly begin: Begin
  readonly look: Look
  readonly checkUp: (chat: OpenChat) => Result<null>
}

/** What a complaint leads to once its first look did not help. */
export function laterLooks({ begin, look, checkUp }: Looks, { chats, driver, clock, ids }: LaterLooksDeps): LaterLooks {
  const lookInto = (chat: OpenChat, complaint: ComplaintItem | undefined, how: How): Result<null> => {
    if (complaint === undefined) return fail('plan_changed')
    const said = { text: complaint.text, ...(how.deeper ? { deeper: true } : {}) }
    const work: Work = (turn, telling) => driver.answer(said, { ...turn, known: knownIn(chat.log) }, telling)
    return begin(chat, work, { prepare: how.prepare })
  }
  const lookDeeper = (chat: OpenChat, itemId: string, prepare: (log: ItemLog) => void): Result<null> =>
    lookInto(chat, complaintBefore(itemId, chat.log), { deeper: true, prepare })
  const lookAgain = (chat: OpenChat): Result<null> => {
    const last = chat.log.last('checks')
    if (last?.checkUp !== undefined) return checkUp(chat)
    const chosen = last?.cards.map(({ tool, args }) => ({ tool, args })) ?? []
    return chosen.length === 0 ? fail('plan_changed') : look(chat, chosen, nothing)
  }
  return {
    lookDeeper: (chat, itemId) => lookDeeper(chat, itemId, nothing),
    answerAgain: (chat, itemId) =>
      lookInto(chat, complaintBefore(itemId, chat.log), { deeper: false, prepare: nothing }),
    happens: (chat, itemId, occasion) => {
      const prepare = (log: ItemLog): void =>
        log.add({ kind: 'reply', id: ids.newId(), at: clock.now(), text: '', occasion })
      // What happens all the time is there now: it shows to who looks longer.
      if (occasion === 'always' && chat.log.last('complaint') !== null) return lookDeeper(chat, itemId, prepare)
      if (occasion === 'always') return checkUp(chat)
      const work: Work = async (turn, telling) =>
        ok(await driver.lookWhen(occasion, { ...turn, known: knownIn(chat.log) }, telling))
      return begin(chat, work, { prepare })
    },
    again: (chat) => {
      const complaint = chat.log.last('complaint')
      return complaint ? lookInto(chat, complaint, { deeper: false, prepare: nothing }) : lookAgain(chat)
    },
    works: (chat, fixesId, isWorking) => {
      const asked = chat.log.get('fixes', fixesId)
      if (asked?.works !== 'asked') return fail('plan_changed')
      const keep = (log: ItemLog): void =>
        log.replace('fixes', asked.id, (item) => ({ ...item, works: isWorking ? 'yes' : 'no' }))
      if (!isWorking) return lookDeeper(chat, fixesId, keep)
      chats.change(chat, keep, 'save')
      return ok(null)
    },
  }
}

function complaintBefore(itemId: string, log: ItemLog): ComplaintItem | undefined {
  const items = log.all()
  const before = items.slice(0, items.findIndex(({ id }) => id === itemId) + 1)
  return before.findLast((item) => item.kind === 'complaint')
}

type How = { readonly deeper: boolean; readonly prepare: (log: ItemLog) => void }

const nothing = (): void => undefined

/** Values of the conversation so far, also those that its complaints named. */
export function knownIn(log: ItemLog): Readonly<Record<string, string>> {
  const named = log.all().flatMap((item) => (item.kind === 'checks' ? Object.entries(item.known) : []))
  return { ...Object.fromEntries(named), ...log.known() }
}
