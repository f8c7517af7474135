import type { ModelEndpoint } from '../../../shared/domain/model-endpoint.ts'
import type { ModelsView, ModelTestView } from '../../../shared/ipc/model-view.ts'
import type { Caller } from '../../../shared/domain/caller.ts'
import { similarNames } from '../../contract/similar-names.ts'
import type { Backend } from '../../engine/backend.ts'
import type { ModelKeys } from '../../hosts/desktop/model-keys.ts'
import { findServersHere } from '../../engine/models/model-servers.ts'
import { openModel } from '../../engine/models/models.ts'
import { appError, fail, ok, type Result } from '../../kernel/result.ts'
import { anySignal } from '../../kernel/signals.ts'
import type { AuditPort } from '../../pipeline/ports.ts'
import { recorded, type RecordedSettings } from '../../settings/recorded-settings.ts'
import type { MeasuredModels } from '../../store/measured-models-file.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import type { SentToModel } from '../consent/model-agreement.ts'
import { withheldAfter } from '../consent/setting-changes.ts'
import { modelsView, sentView } from '../pc/models-view.ts'
import type { PcNews } from '../pc/pc-news.ts'
import type { Handlers } from '../router.ts'

type ModelCommands =
  | 'models.get'
  | 'models.look'
  | 'models.use'
  | 'models.turn'
  | 'models.test'
  | 'models.stopTest'
  | 'models.tell'
  | 'models.sent'
  | 'models.setKey'
  | 'models.removeKey'

export type ModelHandlerDeps = {
  readonly backend: Pick<Backend, 'settings' | 'ports'>
  readonly changes: RecordedSettings
  readonly keys: ModelKeys
  readonly measured: MeasuredModels
  readonly audit: () => AuditPort
  readonly caller: () => Caller
  readonly context: () => ViewContext
  /** What of the PC the window shows all the time: which planner is at work is part of it. */
  readonly news: Pick<PcNews, 'show'>
  /** What a model was told last; null = nothing. */
  readonly sent: () => SentToModel | null
}

/** A test ends by itself: a server that never answers must not keep a person waiting. */
const testMs = 120_000

/** Which model may help. Nothing is looked for and nobody is asked before a person wants it. */
export function modelHandlers(deps: ModelHandlerDeps): Pick<Handlers, ModelCommands> {
  const { backend, changes, keys } = deps
  const { settings } = backend
  const view = async (): Promise<Result<ModelsView>> =>
    ok(await modelsView(deps.context(), { settings, keys, measured: await deps.measured.read() }))
  const shown = async (changed: Result<unknown>): Promise<Result<ModelsView>> => {
    deps.news.show()
    return changed.ok ? view() : changed
  }
  let stop = new AbortController()
  return {
    'models.get': view,
    'models.look': async () => ok(await findServersHere(backend, new AbortController().signal)),
    'models.use': async (endpoint) => shown(await keepEndpoint(endpoint, changes)),
    'models.turn': async ({ on }) => shown(await changes.set('modelOn', on)),
    'models.test': async () => {
      stop.abort()
      const stopped = new AbortController()
      stop = stopped
      const limited = anySignal([stopped.signal, AbortSignal.timeout(testMs)])
      const tested = await testEndpoint(deps, limited.signal)
      limited.release()
      return stopped.signal.aborted ? ok(null) : tested
    },
    'models.tell': async (told) =>
      shown(await changes.change('modelWithheld', (before) => ok(withheldAfter(before, told)))),
    'models.sent': () => {
      const last = deps.sent()
      return Promise.resolve(ok(last === null ? null : sentView(last)))
    },
    'models.stopTest': () => {
      stop.abort()
      return Promise.resolve(ok(null))
    },
    'models.setKey': async ({ key }) => {
      const address = settings.get('modelAddress')
      return address === '' ? fail('model_not_set_up') : shown(await keyChange(deps, () => keys.set(address, key)))
    },
    'models.removeKey': async () => {
      const address = settings.get('modelAddress')
      return address === '' ? fail('model_not_set_up') : shown(await keyChange(deps, () => keys.remove(address)))
    },
  }
}

async function keepEndpoint({ address, model }: ModelEndpoint, changes: RecordedSettings): Promise<Result<unknown>> {
  const named = await changes.set('modelName', model)
  const placed = named.ok ? await changes.set('modelAddress', address) : named
  return placed.ok ? changes.set('modelOn', true) : placed
}

/** That there is another one, never which. */
function keyChange({ audit, caller }: ModelHandlerDeps, change: () => Promise<Result<void>>): Promise<Result<void>> {
  return recorded(audit(), caller(), async (record) => {
    const noted = await record({ kind: 'setting', summary: { key: 'modelKey' } })
    return noted.ok ? change() : noted
  })
}

async function testEndpoint(
  { backend, measured, context }: ModelHandlerDeps,
  signal: AbortSignal,
): Promise<Result<ModelTestView>> {
  const { settings } = backend
  const [address, name] = [settings.get('modelAddress'), settings.get('modelName')]
  if (address === '') return fail('model_not_set_up')
  const opened = await openModel({ address, model: name === '' ? 'default' : name }, backend)
  if (!opened.ok) return opened
  const { readContext, close } = opened.value
  const { probeEndpoint } = await import('../../llm/probe-endpoint.ts')
  try {
    const probed = await probeEndpoint({ ...opened.value, address, isChosen: name !== '' }, signal)
    const { steps, models } = probed
    // Only the time limit ends a test that is still looked at.
    const isSilent = probed.error?.code === 'cancelled'
    const error = isSilent ? appError('model_stalled', { host: new URL(address).host, model: name }) : probed.error
    if (error === null) {
      const canUseTools = steps.every(({ state }) => state !== 'failed')
      await measured.keep({ address, model: name, canUseTools, contextTokens: await readContext(signal) })
    }
    return ok({
      steps,
      error: error === null ? null : errorView(error, context()),
      models,
      closest: models.includes(name) ? null : (similarNames(name, models)[0] ?? null),
    })
  } finally {
    close()
  }
}
