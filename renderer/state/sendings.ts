import type { ExampleName } from '../../shared/domain/example.ts'
import type { Answer, Api, Ask } from '../ipc/api.ts'
import type { AppState, AppStore } from './app-state.ts'
import type { ChatOpenings } from './chat-openings.ts'
import { correcting } from './correcting.ts'
import { chatOnItsWay, sendingIn } from './sending.ts'
import { openEmptyChat } from './tool-actions.ts'

/** What a person says, and what begins a chat of its own. */
export type Sendings = {
  readonly submit: (text: string) => Promise<boolean>
  /** Sends a complaint that was typed elsewhere than in a chat: in a chat of its own. @returns whether it arrived. */
  readonly complain: (text: string) => Promise<boolean>
  /** Sends the complaint of an example, in these words. On the practice PC it breaks first what the complaint is about. */
  readonly tryExample: (example: ExampleName, words: string) => Promise<void>
  /** Breaks something on the practice PC, in a chat of its own, and says what main sends as its complaint. */
  readonly breakPractice: (example: ExampleName, words: string) => Promise<void>
  /** @returns whether the practice PC is healthy now. */
  readonly healPractice: () => Promise<boolean>
  /** Says an earlier message of the open chat otherwise. @returns false when it was not taken. */
  readonly correct: (entryId: string, text: string) => Promise<boolean>
  /** Looks at everything without a complaint, in a chat of its own. */
  readonly checkUp: () => Promise<void>
}

type Reading = { readonly api: Api; readonly store: AppStore; readonly ask: Ask }

export function sendings(
  { api, store, ask }: Reading,
  { newChat, opened }: Pick<ChatOpenings, 'newChat' | 'opened'>,
): Sendings {
  const send = createSend(store)
  const submit: Sendings['submit'] = async (text) => {
    showEarly(store, text)
    if ((await opened()) === null) await newChat()
    const chatId = store.getState().chat?.chatId ?? chatOnItsWay.chatId
    const draft = (words: string) => ({ drafts: { ...store.getState().drafts, [chatId]: words } })
    store.setState(draft(''))
    // What main does not take stands in the field again.
    const refused = (): Partial<AppState> => draft(text)
    const isTaken = await send({ text, refused, command: () => api['chats.submit']({ chatId, text }) })
    if (!isTaken && chatId !== chatOnItsWay.chatId) await api['drafts.save']({ chatId, text })
    return isTaken
  }
  const showEmptyChat = async (): Promise<void> => {
    await openEmptyChat({ store, newChat, opened })
    store.setState({ page: 'chat', overlay: 'none', failure: null })
  }
  const breakPractice: Sendings['breakPractice'] = async (example, words) => {
    await showEmptyChat()
    await send({ text: words, command: (chatId) => api['practice.break']({ chatId, example }) })
  }
  return {
    submit,
    correct: correcting({ api, store }),
    breakPractice,
    healPractice: async () => {
      const healed = await api['practice.heal']({})
      if (!healed.ok) store.setState({ failure: healed.error })
      return healed.ok
    },
    tryExample: async (example, words) => {
      showEarly(store, words)
      const pc = store.getState().pc ?? (await ask(api['pc.get']({})))
      if (pc?.target.kind === 'simulated') await breakPractice(example, words)
      else await submit(words)
    },
    complain: async (text) => {
      await showEmptyChat()
      return submit(text)
    },
    checkUp: async () => {
      await showEmptyChat()
      const chatId = store.getState().chat?.chatId
      if (chatId !== undefined) await ask(api['chats.checkUp']({ chatId }))
    },
  }
}

/** While main still makes the first chat, what was said stands there already. */
function showEarly(store: AppStore, text: string): void {
  if (store.getState().chat === null) store.setState({ sending: sendingIn(chatOnItsWay, text), failure: null })
}

type Sent = {
  readonly text: string
  readonly command: (chatId: string) => Promise<Answer<unknown>>
  /** What else changes where main does not take it. */
  readonly refused?: () => Partial<AppState>
}
type Send = (sent: Sent) => Promise<boolean>

/** Shows words as said while main is told of them. @returns whether main has taken them. */
function createSend(store: AppStore): Send {
  return async ({ text, command, refused }) => {
    const { chat } = store.getState()
    if (chat === null) {
      store.setState({ ...refused?.(), sending: null })
      return false
    }
    const sending = sendingIn(chat, text)
    // What failed before is over: something else is tried.
    store.setState({ sending, failure: null })
    const answer = await command(chat.chatId)
    const isShown = store.getState().sending === sending
    if (!answer.ok) store.setState({ ...refused?.(), failure: answer.error, ...(isShown ? { sending: null } : {}) })
    else if (isShown) store.setState({ sending: { ...sending, isTaken: true } })
    return answer.ok
  }
}
