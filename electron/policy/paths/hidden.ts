import type { Place } from './place.ts'

/** Names that by custom nobody is shown; below a root, whatever hides on the way hides what is in it. */
export function isHiddenBelow(place: Place, root: Place): boolean {
  return place.names.slice(root.names.length).some((name) => name.startsWith('.'))
}
