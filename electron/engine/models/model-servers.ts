import { endpointPresets, presetOf, type EndpointPreset } from '../../../shared/domain/model-endpoint.ts'
import { anySignal } from '../../kernel/signals.ts'
import type { Backend } from '../backend.ts'
import { openModel } from './models.ts'

/** A server on this PC answers at once, or there is none. */
const lookMs = 1_500

export type FoundServer = {
  readonly preset: EndpointPreset | null
  readonly address: string
  readonly models: readonly string[]
}

/** Servers of models that run on this PC, each asked for its models. Nothing leaves the PC; somebody has to have asked for it. */
export async function findServersHere(
  backend: Pick<Backend, 'settings' | 'ports'>,
  signal: AbortSignal,
): Promise<readonly FoundServer[]> {
  const own = Object.values(endpointPresets).filter((address) => address.startsWith('http:'))
  const seen = await Promise.all(
    own.map(async (address): Promise<readonly FoundServer[]> => {
      const opened = await openModel({ address, model: 'default' }, backend)
      if (!opened.ok) return []
      const limited = anySignal([signal, AbortSignal.timeout(lookMs)])
      const listed = await opened.value.readModels(limited.signal)
      limited.release()
      opened.value.close()
      return listed.ok && listed.value !== null ? [{ preset: presetOf(address), address, models: listed.value }] : []
    }),
  )
  return seen.flat()
}
