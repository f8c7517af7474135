import { createSerialQueue } from '../../kernel/serial-queue.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { SettingKey } from '../../settings/setting-table.ts'
import type { Handlers } from '../router.ts'
import type { AskOnce } from './ask-once.ts'
import {
  openedBy,
  settingCommands,
  type AskedChange,
  type SettingCommand,
  type SettingMessage,
} from './setting-changes.ts'

/** Done or refused already, or a change that a person has to agree to. */
type Judged = { readonly answer: Result<unknown> } | { readonly change: AskedChange }

type Deps = { readonly settings: ReadSettings; readonly ask: AskOnce }

/**
 * Puts a person before every command of a page that opens external access, names a receiver or keeps less: the page is shown text of others and may
 * have been taken over. What closes a way goes through at once.
 */
export function askSettings<Given extends Pick<Handlers, SettingCommand>>(handlers: Given, deps: Deps): Given {
  // Two changes judged at the same moment could open together what neither opens alone.
  const inOrder = createSerialQueue()
  const guarded = async (message: SettingMessage, store: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const judged = await inOrder(async (): Promise<Judged> => {
      // What is fixed by others is refused as it always was, and nobody is asked.
      const change = isLocked(message, deps.settings) ? ok(null) : await openedBy(message, deps.settings)
      if (!change.ok) return { answer: change }
      return change.value === null ? { answer: await store() } : { change: change.value }
    })
    if ('answer' in judged) return judged.answer
    const said = await deps.ask({ kind: 'setting', change: judged.change }, 'setting_not_confirmed')
    return said.ok ? inOrder(store) : said
  }
  const wrapped = settingCommands.map((name) => {
    const handler = handlers[name] as (input: unknown) => Promise<Result<unknown>>
    return [name, (input: unknown) => guarded({ name, input } as SettingMessage, () => handler(input))] as const
  })
  return { ...handlers, ...(Object.fromEntries(wrapped) as unknown as Pick<Handlers, SettingCommand>) }
}

function isLocked(message: SettingMessage, settings: ReadSettings): boolean {
  const key = keyOf(message)
  return key !== null && settings.view(key).locked
}

/** The setting that a command changes; null = the key of a service, which is no setting. */
function keyOf(message: SettingMessage): SettingKey | null {
  switch (message.name) {
    case 'mode.set':
      return 'mode'
    case 'settings.set':
      return message.input.key === 'language' ? 'lang' : message.input.key
    case 'network.add':
    case 'network.remove':
      return message.input.list
    case 'network.set':
      return message.input.key
    case 'workspaces.change':
      return 'workspaces'
    case 'models.use':
      return 'modelAddress'
    case 'models.turn':
      return 'modelOn'
    case 'models.tell':
      return 'modelWithheld'
    case 'keys.set':
    case 'models.setKey':
      return null
  }
}
