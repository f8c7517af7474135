import { slotsOf } from '../agents/slots.ts'
import type { Registry } from '../registry/registry.ts'

/** Names of the values that checks can ask a person for. */
export function knownSlots(registry: Pick<Registry, 'all'>): readonly string[] {
  return [...new Set(registry.all().flatMap((tool) => slotsOf(tool).map(([, slot]) => slot)))].sort()
}
