/** The part of a key press that decides. */
export type KeyPress = {
  readonly key: string
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly keyCode: number
}

// A key that an input method takes for itself arrives with this code, in some browsers without `isComposing`.
const imeKeyCode = 229

/** True when this key sends: Enter without Shift, and never while Korean or Chinese text is being composed. */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== imeKeyCode
}
