import type { Api } from '../ipc/api.ts'
import type { AppStore } from './app-state.ts'

type Deps = { readonly api: Api; readonly store: AppStore }

/** Says an earlier message of the open chat otherwise. @returns false when it was not taken. */
export function correcting({ api, store }: Deps): (entryId: string, text: string) => Promise<boolean> {
  return async (entryId, text) => {
    const chatId = store.getState().chat?.chatId ?? ''
    const answer = await api['chats.correct']({ chatId, entryId, text })
    if (!answer.ok) store.setState({ failure: answer.error })
    return answer.ok
  }
}
