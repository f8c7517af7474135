import type { Caller } from '../../shared/domain/caller.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { Destination } from './destination.ts'
import { textsIn } from './outside-text.ts'
import { addressesIn, partsOfAddress, partsOfHost, type AddressParts } from './written-addresses.ts'
import { areWritten } from './written-words.ts'

export type LeadingCall = {
  readonly tool: Pick<ToolManifest, 'placement'>
  readonly args: Readonly<Record<string, unknown>>
  readonly caller: Caller
  readonly destination: Destination | null
  /** What the person wrote or entered in this conversation. */
  readonly said: readonly string[]
}

/**
 * Where a model leads a call outside although nobody has named the place; null = nowhere. An address, a host name and the words of a
 * search can carry what was read, in any writing, to whoever planted the wish: what a person has written can carry nothing else.
 */
export function unnamedDestination({ tool, args, caller, destination, said }: LeadingCall): string | null {
  const { hostArguments, destinationSource } = tool.placement
  if (caller.kind !== 'model') return null
  if (hostArguments !== undefined) {
    // The own network answers nobody outside; what a search finds there is asked for elsewhere.
    if (destination !== null && destination.foreignHost === undefined) return null
    return unwritten(textsIn(hostArguments.map((name) => args[name])), partsOfHost, said)
  }
  if (destinationSource === 'url') return unwritten(textsIn(args['url']), partsOfAddress, said)
  if (destinationSource === undefined) return null
  const words = destinationSource === 'search_service' ? Object.values(args) : args[destinationSource]
  return textsIn(words).find((value) => !areWritten(value, said)) ?? null
}

function unwritten(
  values: readonly string[],
  partsOf: (value: string) => AddressParts | null,
  said: readonly string[],
): string | null {
  if (values.length === 0) return null
  const written = said.flatMap(addressesIn)
  const isWritten = (value: string): boolean => {
    const parts = partsOf(value)
    return parts !== null && written.some(({ host, rests }) => host === parts.host && rests.has(parts.rest))
  }
  return values.find((value) => !isWritten(value)) ?? null
}
