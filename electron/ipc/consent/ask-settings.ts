import { createSerialQueue } from '../../kernel/serial-queue.ts'
import type { Result } from '../../kernel/result.ts'
import type { AskedChange } from '../../settings/what-opens.ts'
import type { Handlers } from '../router.ts'
import type { AskOnce } from './ask-once.ts'
import {
  openedByMessage,
  settingCommands,
  type ChangesDeps,
  type SettingCommand,
  type SettingMessage,
} from './setting-changes.ts'

/** Done or refused already, or a change that a person has to agree to. */
type Judged = { readonly answer: Result<unknown> } | { readonly changes: readonly AskedChange[] }

type Deps = ChangesDeps & { readonly ask: AskOnce }

/**
 * Puts a person before every command of a page that opens external access, names a receiver or keeps less: the page is shown text of others and may
 * have been taken over. What closes a way goes through at once.
 */
export function askSettings<Given extends Pick<Handlers, SettingCommand>>(handlers: Given, deps: Deps): Given {
  // Two changes judged at the same moment could open together what neither opens alone.
  const inOrder = createSerialQueue()
  const guarded = async (message: SettingMessage, store: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const judged = await inOrder(async (): Promise<Judged> => {
      const opened = await openedByMessage(message, deps)
      if (!opened.ok) return { answer: opened }
      return opened.value.length === 0 ? { answer: await store() } : { changes: opened.value }
    })
    if ('answer' in judged) return judged.answer
    for (const change of judged.changes) {
      const said = await deps.ask({ kind: 'setting', change }, 'setting_not_confirmed')
      if (!said.ok) return said
    }
    return inOrder(store)
  }
  const wrapped = settingCommands.map((name) => {
    const handler = handlers[name] as (input: unknown) => Promise<Result<unknown>>
    return [name, (input: unknown) => guarded({ name, input } as SettingMessage, () => handler(input))] as const
  })
  return { ...handlers, ...(Object.fromEntries(wrapped) as unknown as Pick<Handlers, SettingCommand>) }
}
