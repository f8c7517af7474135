import { byForm } from '../../../shared/domain/personal-forms.ts'
import { standInFor } from '../../../shared/domain/stand-ins.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Embeddings, OpenEmbeddings, WordsOnlyReason } from '../../contract/embedding-port.ts'
import { maskSecrets } from '../../contract/mask-secrets.ts'
import { appError } from '../../kernel/result.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { askWhileAllowed } from './model-in-use.ts'
import { allowedWay } from './model-way.ts'
import { modelInUse, openModel, type ModelHost, type OpenedModel } from './models.ts'

/** How models that make vectors are called; which one of several is meant, the settings can say. */
const namesOfEmbeddings = /embed|\b(?:bge|e5|gte|minilm)\b/i

/**
 * The endpoint of the model as what compares code by its meaning. Code goes to a model on this PC; elsewhere only where a person has agreed to
 * that endpoint, has said that code may go there, and withholds no files from it. Passwords and what names people are taken out then.
 */
export function codeEmbeddings(host: ModelHost): OpenEmbeddings {
  const { settings } = host
  return async (signal) => {
    const reason = refusedFor(settings)
    if (reason !== null) return reason
    const inUse = modelInUse({ settings })
    if (!inUse.ok) return 'no_model'
    const opened = await openModel(inUse.value, host)
    if (!opened.ok) return 'not_allowed'
    const { endpoint, place, close, embeddingsOf } = opened.value
    const model = settings.get('embeddingModel') || (await modelOf(opened.value, signal))
    if (model === null) {
      close()
      return 'no_embeddings'
    }
    const embed = embeddingsOf(model)
    const shown = place === 'here' ? (text: string) => text : withoutPersons
    const refusal = (): AppError | null => {
      const now = modelInUse({ settings })
      const isSame = now.ok && now.value.address === endpoint.address
      return isSame && refusedFor(settings) === null ? null : appError('model_not_agreed')
    }
    return {
      name: `${endpoint.address} ${model}`,
      embed: (texts, asked) =>
        askWhileAllowed((allowed) => embed(texts.map(shown), allowed), {
          signal: asked,
          refusal,
          timers: systemTimers,
        }),
      close,
    } satisfies Embeddings
  }
}

/** Null = code may be sent there now. */
function refusedFor(settings: ModelHost['settings']): WordsOnlyReason | null {
  const wish = settings.get('codeVectors')
  if (wish === 'off') return 'off'
  const inUse = modelInUse({ settings })
  if (!inUse.ok) return 'no_model'
  const way = allowedWay(inUse.value, settings)
  if (!way.ok) return 'not_allowed'
  if (way.value.place === 'here') return null
  const isAgreed = settings.get('modelAgreed').includes(inUse.value.address)
  return wish === 'agreed' && isAgreed && !settings.get('modelWithheld').includes('files') ? null : 'not_agreed'
}

/** Null = its server names none. */
async function modelOf({ readModels }: OpenedModel, signal: AbortSignal): Promise<string | null> {
  const listed = await readModels(signal)
  return (listed.ok ? listed.value : null)?.find((name) => namesOfEmbeddings.test(name)) ?? null
}

/** The same text always becomes the same one: its stand-ins are not told apart. */
function withoutPersons(text: string): string {
  const found = byForm(maskSecrets(text)).toSorted((one, other) => other.value.length - one.value.length)
  return found.reduce((left, { kind, value }) => left.replaceAll(value, () => standInFor(kind, 1)), maskSecrets(text))
}
