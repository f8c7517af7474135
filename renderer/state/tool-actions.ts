import type { CommandOutput } from '../../shared/ipc/contract.ts'
import type { Answer, Api } from '../ipc/api.ts'
import type { AppStore } from './app-state.ts'
import type { ChatOpenings } from './chat-openings.ts'

export type ToolActions = {
  /** Starts a tool with what was entered, in a chat of its own. The page stays where something was not taken. */
  readonly runTool: (
    tool: string,
    entered: Readonly<Record<string, string>>,
  ) => Promise<Answer<CommandOutput<'tools.run'>>>
}

type Opening = Pick<ChatOpenings, 'newChat' | 'opened'> & { readonly store: AppStore }

/** The open chat where nothing stands in it yet, otherwise a new one. */
export async function openEmptyChat({ store, newChat, opened }: Opening): Promise<void> {
  await opened()
  const { chat } = store.getState()
  if (chat?.live !== true || chat.entries.length > 0) await newChat()
}

export function toolActions({ api, ...opening }: Opening & { readonly api: Api }): ToolActions {
  const { store } = opening
  return {
    runTool: async (tool, entered) => {
      const { page } = store.getState()
      await openEmptyChat(opening)
      // A new chat comes with its page: until the tool has started the person stays with what they entered.
      store.setState({ page })
      const chatId = store.getState().chat?.chatId ?? ''
      const answer = await api['tools.run']({ chatId, tool, entered: { ...entered } })
      if (answer.ok && answer.data.faults.length === 0) store.setState({ page: 'chat', overlay: 'none' })
      return answer
    },
  }
}
