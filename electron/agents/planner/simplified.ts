import { Converter } from 'opencc-js/t2cn'

import { lazily } from './words.ts'

const chinese = /\p{Script=Han}/u

/** Built when a text first needs them: 20 ms for the characters, 40 ms for the words of Taiwan. */
const charactersOnly = lazily(() => Converter({ from: 't', to: 'cn' }))
const wordsOfTaiwan = lazily(() => Converter({ from: 'twp', to: 'cn' }))

/**
 * Traditional Chinese as the planner's words are written: in simplified characters, with the words of the mainland (印表機 = 打印机).
 * Words are changed in traditional texts alone: some of Taiwan mean something else on the mainland. Pure.
 */
export function simplified(text: string): string {
  if (!chinese.test(text)) return text
  return charactersOnly()(text) === text ? text : wordsOfTaiwan()(text)
}
