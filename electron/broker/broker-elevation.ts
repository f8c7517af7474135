import type { Locale } from '../../shared/domain/locale.ts'
import type { AppError } from '../../shared/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ElevatedStep, ElevationPort } from '../pipeline/ports.ts'
import type { BrokerClient } from './broker-client.ts'
import { announcedStep, createBrokerRunner, type ElevatedCall } from './broker-runner.ts'
import { brokerLimits } from './limits.ts'
import type { AnnouncedStep } from './messages.ts'
import { stepKey } from './judge-step.ts'
import { namesFolder } from './named-folders.ts'

/** Asks Windows for a broker. Errors: `elevation_refused`, `elevation_unavailable`, `cancelled`. @throws never */
export type OpenBroker = (lang: Locale, signal: AbortSignal) => Promise<Result<BrokerClient>>

export type BrokerElevation = Required<ElevationPort> & {
  /** True = a broker is kept for what comes next, as long as its limits let it. */
  keep(isKept: boolean): void
  close(): void
}

export type BrokerElevationDeps = {
  readonly openBroker: OpenBroker
  readonly lang: () => Locale
}

/** Steps that a person has agreed to at once, or one call. */
type Batch = {
  readonly digests: Set<string>
  readonly steps: readonly AnnouncedStep[]
  /** One question for all of them: whoever needs it waits for the same answer, and a no is not asked again. */
  opening: Promise<Result<BrokerClient>> | null
}

type Elevating = {
  readonly deps: BrokerElevationDeps
  batches: readonly Batch[]
  readonly calls: Map<string, Batch>
  kept: BrokerClient | null
  isKept: boolean
  /** Shown one after the other: a broker has one window. */
  turn: Promise<unknown>
}

/** Rights by a broker: one for a batch of steps, asked for with the first of them that needs it. */
export function createBrokerElevation(deps: BrokerElevationDeps): BrokerElevation {
  const elevating: Elevating = {
    deps,
    batches: [],
    calls: new Map(),
    kept: null,
    isKept: false,
    turn: Promise.resolve(),
  }
  const open = new Set<BrokerClient>()
  const track = (client: BrokerClient): void => {
    open.add(client)
    void client.closed.then(() => open.delete(client))
  }
  return {
    elevate: async (call, signal, onPrompt) => {
      // Windows is not asked for rights that would not be used.
      if (namesFolder(call.tool, call.args)) return fail('broker_refused', { reason: 'folder' })
      const batch = batchOf(elevating, call)
      elevating.calls.set(call.callId, batch)
      batch.opening ??= openFor(elevating, batch, { signal, onPrompt, track })
      const client = await batch.opening
      if (signal.aborted) return fail('cancelled')
      return client.ok ? ok(createBrokerRunner(call.runner, client.value, call)) : client
    },
    begin: (steps) => {
      elevating.batches = [...elevating.batches, newBatch(steps)]
    },
    end: (digests) => {
      for (const batch of elevating.batches) {
        for (const digest of digests) batch.digests.delete(digest)
        if (batch.digests.size === 0) void letGo(elevating, batch)
      }
      elevating.batches = elevating.batches.filter(({ digests: left }) => left.size > 0)
    },
    callEnded: (callId) => {
      const batch = elevating.calls.get(callId)
      elevating.calls.delete(callId)
      if (batch && !elevating.batches.includes(batch)) void letGo(elevating, batch)
    },
    keep: (isKept) => {
      elevating.isKept = isKept
      if (isKept) return
      elevating.kept?.close()
      elevating.kept = null
    },
    close: () => {
      for (const client of open) client.close()
    },
  }
}

function newBatch(asked: readonly ElevatedStep[]): Batch {
  const steps = asked.filter(({ tool, args }) => !namesFolder(tool, args))
  return {
    digests: new Set(asked.map(({ digest }) => digest)),
    steps: steps.map(({ tool, args }) => announcedStep({ tool, args, undoes: null })).slice(0, brokerLimits.steps),
    opening: null,
  }
}

function batchOf({ batches }: Elevating, call: ElevatedCall): Batch {
  const step = announcedStep(call)
  const planned = batches.find(({ steps }) => steps.some((one) => stepKey(one) === stepKey(step)))
  return planned ?? { digests: new Set(), steps: [step], opening: null }
}

type Opening = {
  readonly signal: AbortSignal
  readonly onPrompt: () => void
  readonly track: (client: BrokerClient) => void
}

/** A broker that has shown these steps and was not told to stop. */
async function openFor(elevating: Elevating, batch: Batch, opening: Opening): Promise<Result<BrokerClient>> {
  const mine = elevating.turn.then(() => openInTurn(elevating, batch, opening))
  elevating.turn = mine.catch(() => undefined)
  return mine
}

async function openInTurn(
  elevating: Elevating,
  { steps }: Batch,
  { signal, onPrompt, track }: Opening,
): Promise<Result<BrokerClient>> {
  const { deps } = elevating
  const kept = elevating.kept?.takes(steps.length) === true ? elevating.kept : null
  if (kept === null) {
    elevating.kept?.close()
    onPrompt()
  }
  const client = kept === null ? await deps.openBroker(deps.lang(), signal) : ok(kept)
  if (!client.ok) return client
  track(client.value)
  if (elevating.isKept) elevating.kept = client.value
  const shown = await client.value.announce(steps)
  if (shown.ok) return client
  client.value.close()
  return refusedBy(shown.error)
}

/** Lost before anything was begun is no rights, and nothing else. */
function refusedBy(error: AppError): Result<never> {
  return error.code === 'broker_lost' ? fail('elevation_unavailable') : { ok: false, error }
}

async function letGo(elevating: Elevating, { opening }: Batch): Promise<void> {
  const client = await opening
  if (client?.ok === true && client.value !== elevating.kept) client.value.close()
}
