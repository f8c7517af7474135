import type { Backend } from './backend.ts'

/** Whether a person may say "don't ask again" for a tool, and what was said counts: asked by its name or an earlier one of it. */
export function grantsAllowed({
  settings,
  registry,
}: Pick<Backend, 'settings' | 'registry'>): (tool: string) => boolean {
  const isNamed = (name: string, tool: string): boolean => name === tool || registry.find(name)?.name === tool
  return (tool) => settings.get('standingGrants') && !settings.get('alwaysAskTools').some((name) => isNamed(name, tool))
}
