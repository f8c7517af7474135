export type LeftOutFiles = {
  add(bytes: Buffer): void
  /** True = a file that was to be searched is too large for it. */
  hasAny(): boolean
}

/** How a line of ripgrep ends that says so: whatever the name of the file holds stands before it. */
const tooLarge = /: \d+ bytes\r?\n/
/** Longer than such an end: it can begin in one part and go on in the next. */
const heldCharacters = 64

/** Reads what ripgrep says beside its messages: which files it leaves out, and why. */
export function createLeftOutFiles(): LeftOutFiles {
  let held = ''
  let isFound = false
  return {
    add: (bytes) => {
      const text = held + bytes.toString('latin1')
      isFound ||= tooLarge.test(text)
      held = text.slice(-heldCharacters)
    },
    hasAny: () => isFound,
  }
}
