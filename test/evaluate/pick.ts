const seed = 0x5eed

/** As many of them as `most`, always the same ones: a run can be held against the one before. */
export function pickFrom<One>(
  all: readonly One[],
  most: number,
  fits: (one: One) => boolean = () => true,
): readonly One[] {
  const next = randomFrom(seed)
  const left = [...all]
  const picked: One[] = []
  while (picked.length < most && left.length > 0) {
    const at = Math.floor(next() * left.length)
    // Judged only as it is drawn: there are many more than are wanted.
    picked.push(...left.slice(at, at + 1).filter(fits))
    const last = left.pop()
    if (at < left.length && last !== undefined) left[at] = last
  }
  return picked
}

/** At most so many of them, at equal distances. */
export function spread<One>(all: readonly One[], most: number): readonly One[] {
  const step = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_one, index) => index % step === 0)
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
