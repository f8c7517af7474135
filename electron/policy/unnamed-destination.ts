import type { Caller } from '../../shared/domain/caller.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { Destination } from './destination.ts'
import { textsIn } from './outside-text.ts'

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
  if (caller.kind !== 'model' || (hostArguments === undefined && destinationSource === undefined)) return null
  // The own network answers nobody outside; what a search finds there is asked for elsewhere.
  if (hostArguments !== undefined && destination !== null && destination.foreignHost === undefined) return null
  const texts = said.map(compared)
  const named = hostArguments?.map((name) => args[name]) ?? [
    destinationSource === 'search_service' ? Object.values(args) : args[destinationSource ?? ''],
  ]
  const isSaid = (value: string): boolean =>
    compared(value)
      .split(/\s+/u)
      .every((word) => texts.some((text) => text.includes(word)))
  return named.flatMap(textsIn).find((value) => !isSaid(value)) ?? null
}

/** People write addresses with and without their beginning and their end. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/https?:\/\//gu, '')
    .replace(/\/$/u, '')
    .trim()
}
