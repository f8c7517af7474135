import type { AppError } from '../../../shared/errors.ts'
import type { ModelPort } from '../../contract/model-port.ts'
import type { Result } from '../../kernel/result.ts'
import { anySignal } from '../../kernel/signals.ts'
import { systemTimers, type Timers } from '../../kernel/timers.ts'
import { allowedWay } from './model-way.ts'
import { modelInUse, openModel, type ModelHost, type OpenedModel } from './models.ts'

/** The model that may be asked now. */
export type ModelSource = {
  readonly isThere: () => boolean
  /** Opened for one answer; null = none is set up, or mode or policy forbid it. */
  readonly open: () => Promise<OpenedModel | null>
}

/** Name of the model that may be asked now; null = there is none. */
export function modelNameNow({ settings }: Pick<ModelHost, 'settings'>): string | null {
  const inUse = modelInUse({ settings })
  return inUse.ok && allowedWay(inUse.value, settings).ok ? inUse.value.model : null
}

/** A change of the mode ends what a model still says within this time. */
const lookEveryMs = 250

/** The model of the settings as they are at each answer, for as long as they let it be asked. */
export function modelSourceOf(backend: ModelHost): ModelSource {
  const open: ModelSource['open'] = async () => {
    const inUse = modelInUse(backend)
    if (!inUse.ok) return null
    const opened = await openModel(inUse.value, backend)
    if (!opened.ok) return null
    const refusal = (): AppError | null => {
      const now = modelInUse(backend)
      const way = now.ok ? allowedWay(inUse.value, backend.settings) : now
      return way.ok ? null : way.error
    }
    return { ...opened.value, model: whileAllowed(opened.value.model, refusal, systemTimers) }
  }
  return { open, isThere: () => modelNameNow(backend) !== null }
}

/** The same where nobody can be asked: one elsewhere takes part only where a person has agreed to it before. */
export function agreedSourceOf(backend: ModelHost): ModelSource {
  const source = modelSourceOf(backend)
  const isAgreed = (): boolean => {
    const inUse = modelInUse(backend)
    if (!inUse.ok) return false
    const way = allowedWay(inUse.value, backend.settings)
    return way.ok && (way.value.place === 'here' || backend.settings.get('modelAgreed').includes(inUse.value.address))
  }
  return {
    isThere: () => source.isThere() && isAgreed(),
    open: () => (isAgreed() ? source.open() : Promise.resolve(null)),
  }
}

/** A model that is opened already and closed by whoever opened it. */
export function openedSource(model: OpenedModel): ModelSource {
  return { isThere: () => true, open: () => Promise.resolve({ ...model, close: () => undefined }) }
}

function whileAllowed(model: ModelPort, refusal: () => AppError | null, timers: Timers): ModelPort {
  return {
    ask: (question) =>
      askWhileAllowed((signal) => model.ask({ ...question, signal }), { signal: question.signal, refusal, timers }),
  }
}

export type Allowing = {
  readonly signal: AbortSignal
  /** Why nothing may be asked now; null = it may. */
  readonly refusal: () => AppError | null
  readonly timers: Timers
}

/** Asks as long as there is no reason against it. */
export async function askWhileAllowed<Answer>(
  ask: (signal: AbortSignal) => Promise<Result<Answer>>,
  { signal, refusal, timers }: Allowing,
): Promise<Result<Answer>> {
  const forbidden = new AbortController()
  const found: { reason: AppError | null } = { reason: null }
  let cancel = (): void => undefined
  const look = (): void => {
    found.reason = refusal()
    if (found.reason === null) cancel = timers.after(lookEveryMs, look)
    else forbidden.abort()
  }
  look()
  const either = anySignal([signal, forbidden.signal])
  const asked = await ask(either.signal)
  cancel()
  either.release()
  return found.reason === null ? asked : { ok: false, error: found.reason }
}
