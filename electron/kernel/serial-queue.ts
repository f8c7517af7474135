/** Runs works one after the other: each sees what the one before has done, also when that one failed. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
