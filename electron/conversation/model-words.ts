import type { AppError } from '../../shared/errors.ts'
import type { ModelSaid } from '../agents/model/model-look.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import type { Timers } from '../kernel/timers.ts'
import type { Chats } from './chats.ts'
import type { ModelItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'

/** What a model says in one answer, kept as an item of its own. */
export type ModelWords = {
  /** It says something: `read` is asked as often as anybody can read. */
  readonly hear: (read: () => ModelSaid) => void
  readonly end: (said: ModelSaid) => void
  /** The work around it failed: it says no more. */
  readonly broke: (error: AppError) => void
}

export type ModelWordsDeps = {
  readonly chats: Pick<Chats, 'change' | 'notice'>
  readonly clock: Clock
  readonly ids: Ids
  readonly timers: Timers
}

/** Words come a thousand times a second: the item changes this often. */
const showEveryMs = 50

export function createModelWords(chat: OpenChat, { chats, clock, ids, timers }: ModelWordsDeps): ModelWords {
  const itemId = ids.newId()
  let newest: (() => ModelSaid) | null = null
  let isResting = false
  const change = (part: Partial<ModelItem>, how: 'show' | 'save'): void =>
    chats.change(chat, (log) => log.replace('model', itemId, (item) => ({ ...item, ...part })), how)
  const show = (): void => {
    isResting = false
    if (newest !== null && chat.log.get('model', itemId)?.running === true) change({ said: newest() }, 'show')
  }
  // Said once: from then on it is so with every answer.
  const tellOnce = (message: 'shortened' | 'cut', tone: 'info' | 'warning'): void => {
    const isTold = chat.log.after('notice', '').some((notice) => notice.message === message)
    if (!isTold) chats.notice(chat, { message, tone })
  }
  const end: ModelWords['end'] = (said) => {
    const ended = said.lost === null ? 'whole' : said.lost.code === 'cancelled' ? 'stopped' : 'lost'
    change({ running: false, said, ended }, 'save')
    if (said.isShortened) tellOnce('shortened', 'info')
    if (said.isCut) tellOnce('cut', 'warning')
  }
  return {
    hear: (read) => {
      const isFirst = newest === null
      newest = read
      if (isFirst) {
        const item: ModelItem = { kind: 'model', id: itemId, at: clock.now(), running: true, ended: null, said: read() }
        chats.change(chat, (log) => log.add(item), 'save')
      } else if (!isResting) {
        isResting = true
        timers.after(showEveryMs, show)
      }
    },
    end,
    broke: (error) => {
      if (newest !== null && chat.log.get('model', itemId)?.running === true) end({ ...newest(), lost: error })
    },
  }
}
