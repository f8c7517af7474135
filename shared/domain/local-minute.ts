/** A moment in the time of this PC, read the same in every language: `2026-11-27 22:00`. */
export function localMinute(atMs: number): string {
  const at = new Date(atMs)
  return `${localDay(atMs)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The day of it: `2026-11-27`. Days in their order are texts in their order. */
export function localDay(atMs: number): string {
  const at = new Date(atMs)
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
