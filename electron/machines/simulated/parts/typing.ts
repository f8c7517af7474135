import { definePart } from './part.ts'

/** Languages and keyboards of the signed-in person. The helper that input methods need is a process of its own. */
export type TypingState = {
  languages: { tag: string; inputs: string[] }[]
  defaultInput: string | null
  preload: string[]
  uiCulture: string
  culture: string
  systemLocale: string
  oldImeModes: string[]
  /** `3` = off, empty = the usual one. */
  switchHotkey: string
}

export const typingHelper = 'ctfmon.exe'
export const textInputService = 'TextInputManagementService'

function initialTyping(): TypingState {
  return {
    languages: [
      { tag: 'ko', inputs: ['0412:{A028AE76-01B1-46C2-99C4-ACD9858AE02F}{B5FE1F02-D5F2-4445-9C03-C568F23C99A1}'] },
      { tag: 'en-US', inputs: ['0409:00000409'] },
    ],
    defaultInput: null,
    preload: ['00000412'],
    uiCulture: 'ko-KR',
    culture: 'ko-KR',
    systemLocale: 'ko-KR',
    oldImeModes: [],
    switchHotkey: '',
  }
}

export const typingPart = definePart({ healthy: initialTyping })
