import type { UpdateView } from '../../../shared/ipc/about-view.ts'
import type { Updates } from '../../engine/network/updates-here.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { newValue } from '../../settings/what-opens.ts'
import type { AskOnce } from '../consent/ask-once.ts'
import type { Handlers } from '../router.ts'

export type UpdateHandlerDeps = {
  /** Null = this program has no part that looks for newer versions. */
  readonly load: () => Promise<Updates | null>
  readonly version: string
  readonly ask: AskOnce
  /** True while something runs or waits: then nothing is replaced. */
  readonly isBusy: () => boolean
  /** Hands a set-up to the system; false = it did not take it. */
  readonly startSetUp: (file: string) => Promise<boolean>
}

/** Newer versions: looked for by whoever is at the page, started only after their yes in the confirmation window. */
export function updateHandlers(deps: UpdateHandlerDeps): Pick<Handlers, 'about.update' | 'about.install'> {
  return {
    'about.update': () => lookForUpdate(deps, new AbortController().signal),
    'about.install': async ({ version }) => {
      const updates = await deps.load()
      if (updates === null) return fail('update_not_started')
      if (deps.isBusy()) return fail('chat_busy')
      const offered = await updates.offered(version)
      if (!offered.ok) return offered
      const change = newValue('update', version)
      const said = await deps.ask({ kind: 'setting', change }, 'setting_not_confirmed')
      return said.ok ? start(deps, updates, version) : said
    },
  }
}

/** Where this program has no part that looks, nobody does. */
export async function lookForUpdate(
  { load, version }: Pick<UpdateHandlerDeps, 'load' | 'version'>,
  signal: AbortSignal,
): Promise<Result<UpdateView>> {
  const updates = await load()
  return updates === null ? ok({ state: 'off', version }) : updates.check(signal)
}

/** What was whole when it was asked about is looked at again: the answer may have taken its time. */
async function start(
  { isBusy, startSetUp }: UpdateHandlerDeps,
  updates: Updates,
  version: string,
): Promise<Result<null>> {
  if (isBusy()) return fail('chat_busy')
  const file = await updates.offered(version)
  if (!file.ok) return file
  return (await startSetUp(file.value)) ? ok(null) : fail('update_not_started')
}
