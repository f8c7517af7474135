import type { Registry } from '../registry/registry.ts'

/** The check that shows how the PC is after a fix; null = there is none, or it depends on the fix. */
export function proofToolOf(name: string, registry: Pick<Registry, 'find'>): string | null {
  const proof = registry.find(name)?.proof?.tool
  return typeof proof === 'string' ? proof : null
}
