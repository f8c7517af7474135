/** A fresh simulated PC: what is wrong, by the name of a scenario or by its faults, and the profile that it befalls. */
export type SimulationSetUp = (
  | { readonly kind: 'scenario'; readonly name: string }
  | { readonly kind: 'faults'; readonly names: readonly string[] }
) & { readonly profile?: string }

type Typed = {
  readonly scenario?: string | undefined
  readonly fault?: string | undefined
  readonly profile?: string | undefined
}

/** What was typed, as a set-up; a scenario is preferred to faults. Undefined = the PC goes on as it was. */
export function simulationSetUpOf({ scenario, fault, profile }: Typed): SimulationSetUp | undefined {
  const named = profile === undefined ? {} : { profile }
  if (scenario !== undefined) return { kind: 'scenario', name: scenario, ...named }
  if (fault === undefined && profile === undefined) return undefined
  const names = fault === undefined ? [] : fault.split(',').map((name) => name.trim())
  return { kind: 'faults', names, ...named }
}
