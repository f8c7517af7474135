import { endpointPresets, type ModelEndpoint } from '../../../../shared/domain/model-endpoint.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { similarNames } from '../../../contract/similar-names.ts'
import { appError, ok, type Result } from '../../../kernel/result.ts'
import { anySignal } from '../../../kernel/signals.ts'
import { probeEndpoint, type ProbedEndpoint } from '../../../llm/probe-endpoint.ts'
import { harmless } from '../../../views/harmless.ts'
import { findServersHere } from '../../../engine/models/model-servers.ts'
import { modelInUse, openModel, type OpenedModel } from '../../../engine/models/models.ts'
import { exitCodeOf, exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { showError } from '../../lines/show-error.ts'
import { recordedSettings } from './settings.ts'

/** The model in use, and servers of models that run on this PC. */
export async function listModels(context: CliContext): Promise<Result<CommandOutcome>> {
  const { translator } = context
  const inUse = modelInUse(context.backend)
  const found = await findServersHere(context.backend, context.signal)
  const used = inUse.ok ? inUse.value : null
  const lines = [
    used === null ? translator.text('models.none') : translator.text('models.inUse', shownEndpoint(used)),
    translator.text(found.length === 0 ? 'models.nothingFound' : 'models.found'),
    ...found.map(({ address, models }) =>
      translator.text('models.server', { address, models: models.map(harmless).join(', ') || '…' }),
    ),
  ]
  return ok({ exitCode: exitCodes.done, data: { inUse: used, found }, lines })
}

/** Tries an endpoint step by step; the one in use where none is named. */
export async function testModel(
  context: CliContext,
  named: { readonly address: string | undefined; readonly model: string | undefined },
): Promise<Result<CommandOutcome>> {
  const opened = await openNamed(context, named)
  if (!opened.ok) return opened
  const { endpoint, close } = opened.value
  try {
    const probed = await probeEndpoint({ ...opened.value, address: endpoint.address }, context.signal)
    if (probed.error?.code === 'cancelled') return { ok: false, error: probed.error }
    const failed = probed.steps.some(({ state }) => state === 'failed')
    const exitCode = probed.error === null ? (failed ? exitCodes.problem : exitCodes.done) : exitCodeOf(probed.error)
    return ok({ exitCode, data: { ...endpoint, ...probed }, lines: probedLines(probed, endpoint, context) })
  } finally {
    close()
  }
}

/** What a server says of its models is waited for as long; it may be off at the moment. */
const listMs = 5_000

/**
 * Uses a model from now on. Whether it answers is for `models test` to say. A name that the server does not list is taken, as not every
 * server lists all that it has, and said.
 */
export async function useModel(
  context: CliContext,
  { address, model }: { readonly address: string; readonly model: string | undefined },
): Promise<Result<CommandOutcome>> {
  const { translator } = context
  if (address === 'none') {
    const set = await keep(context, { address: '', model: '' })
    return set.ok ? ok({ exitCode: exitCodes.done, data: null, lines: [translator.text('models.usedNone')] }) : set
  }
  const opened = await openNamed(context, { address, model })
  if (!opened.ok) return opened
  const { endpoint, close } = opened.value
  try {
    const set = await keep(context, endpoint)
    if (!set.ok) return set
    // Nothing is asked of a server that may not be used.
    const unlisted = await whyUnlisted(opened.value, context.signal)
    const lines = [translator.text('models.used', shownEndpoint(endpoint)), ...unlistedLines(unlisted, context)]
    return ok({ exitCode: exitCodes.done, data: { ...endpoint, ...(unlisted === null ? {} : { unlisted }) }, lines })
  } finally {
    close()
  }
}

type Unlisted = { readonly error: AppError; readonly similar: readonly string[]; readonly listed: number }

/** Null = it is listed, or the server lists nothing at the moment. */
async function whyUnlisted({ endpoint, readModels }: OpenedModel, signal: AbortSignal): Promise<Unlisted | null> {
  const limited = anySignal([signal, AbortSignal.timeout(listMs)])
  const read = await readModels(limited.signal)
  limited.release()
  const listed = read.ok ? (read.value ?? []) : []
  const { address, model } = endpoint
  // Ollama leaves out what it calls the newest.
  if (listed.length === 0 || listed.some((name) => name === model || name === `${model}:latest`)) return null
  const { host } = new URL(address)
  return {
    error: appError('model_unknown', { host, model }),
    similar: similarNames(model, listed),
    listed: listed.length,
  }
}

function unlistedLines(unlisted: Unlisted | null, { translator }: CliContext): readonly string[] {
  if (unlisted === null) return []
  const { error, similar } = unlisted
  const names = similar.map(harmless).join(', ')
  const meant = names === '' ? [] : [translator.text('models.similar', { names })]
  return ['', ...showError(error, translator), ...meant]
}

async function keep(context: CliContext, { address, model }: ModelEndpoint): Promise<Result<unknown>> {
  const recorded = recordedSettings(context)
  // What is asked about comes first: without a yes nothing is kept.
  const placed = await recorded.set('modelAddress', address)
  const named = placed.ok ? await recorded.set('modelName', model) : placed
  return named.ok ? recorded.set('modelOn', true) : named
}

/** A preset by its name, else an address as it was given. */
function addressOf(named: string): string {
  const preset = Object.entries(endpointPresets).find(([name]) => name === named.toLowerCase())
  return preset?.[1] ?? named.replace(/\/+$/, '')
}

async function openNamed(
  { backend, signal }: CliContext,
  named: { readonly address: string | undefined; readonly model: string | undefined },
): Promise<Result<OpenedModel>> {
  if (named.address === undefined) {
    const inUse = modelInUse(backend)
    return inUse.ok ? openModel(inUse.value, backend) : inUse
  }
  const address = addressOf(named.address)
  if (named.model !== undefined) return openModel({ address, model: named.model }, backend)
  // Many servers on a PC have one model only: it needs no name.
  const any = await openModel({ address, model: 'default' }, backend)
  if (!any.ok) return any
  const listed = await any.value.readModels(signal)
  const first = listed.ok ? listed.value?.[0] : undefined
  if (first === undefined) return any
  any.value.close()
  return openModel({ address, model: first }, backend)
}

function probedLines(
  { steps, error }: ProbedEndpoint,
  endpoint: ModelEndpoint,
  { translator }: CliContext,
): readonly string[] {
  const shown = steps.map(
    ({ step, state }) => `${translator.text(`models.step.${step}`)}: ${translator.text(`models.step.${state}`)}`,
  )
  const failed = steps.some(({ state }) => state === 'failed')
  if (error !== null) return [...shown, '', ...showError(error, translator)]
  if (!failed) return shown
  const { model } = shownEndpoint(endpoint)
  return [...shown, '', translator.text('models.noTools.why', { model }), translator.text('models.noTools.next')]
}

function shownEndpoint({ address, model }: ModelEndpoint): ModelEndpoint {
  return { address: harmless(address), model: harmless(model) }
}
