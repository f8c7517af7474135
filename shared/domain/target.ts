/** The PC that a call is for. `id` tells it from others of its kind, stays the same over restarts and holds nothing personal. */
export type Target = { readonly kind: 'windows' | 'portable' | 'simulated'; readonly id: string }

/** The PC that a record names. Null = written when records named the kind alone: it counts on the PC whose folder it lies in. */
export type RecordedTarget = { readonly kind: Target['kind']; readonly id: string | null }

export function isSamePc(recorded: RecordedTarget, target: RecordedTarget): boolean {
  return recorded.kind === target.kind && (recorded.id === null || recorded.id === target.id)
}
