/**
 * A part of the simulated PC. It knows its own slice of the state and the few things that it asks of others, never the
 * whole: the state of the PC is put together from its parts.
 */
export type Part<Slice extends object, Needs extends readonly unknown[], Actions> = SlicePart<Slice> & {
  /** The live part over its slice, which is changed in place and never exchanged for another one. */
  readonly create: (slice: Slice, ...needs: Needs) => Actions
}

/** A part that only is: tools read it, and nothing happens in it by itself. */
export type SlicePart<Slice extends object> = {
  /** The slice of a PC on which nothing is wrong. */
  readonly healthy: () => Slice
}

export function definePart<Slice extends object, Needs extends readonly unknown[], Actions>(
  part: Part<Slice, Needs, Actions>,
): Part<Slice, Needs, Actions>
export function definePart<Slice extends object>(part: SlicePart<Slice>): SlicePart<Slice>
export function definePart(part: SlicePart<object>): SlicePart<object> {
  return part
}

/** Parts by the name of their slice. */
type Parts = Readonly<Record<string, SlicePart<object>>>

export type StateOf<P extends Parts> = { [Name in keyof P]: ReturnType<P[Name]['healthy']> }

/** What can be done with the parts in which something happens. */
export type ActionsOf<P> = {
  readonly [Name in keyof P as P[Name] extends { create: unknown } ? Name : never]: P[Name] extends {
    create: (...args: never) => infer Actions
  }
    ? Actions
    : never
}

/** The slices of a PC on which nothing is wrong. */
export function healthyOf<P extends Parts>(parts: P): StateOf<P> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.healthy()])) as StateOf<P>
}
