import type { SimulatedPc } from '../simulated-pc.ts'

/** Something that is so on many PCs in offices and homes, and wrong on none of them. */
export type Trait = {
  readonly name: string
  readonly apply: (pc: SimulatedPc) => void
}

export function defineTraits<const Traits extends readonly Trait[]>(traits: Traits): Traits {
  return traits
}
