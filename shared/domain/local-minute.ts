/** A moment in the time of this PC, read the same in every language: `2026-11-27 22:00`. */
export function localMinute(atMs: number): string {
  const at = new Date(atMs)
  const two = (number: number): string => String(number).padStart(2, '0')
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
