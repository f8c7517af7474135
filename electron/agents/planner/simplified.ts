import { Converter } from 'opencc-js/t2cn'

import { patternOf, replacementsOf } from './word-patterns.ts'
import { lazily } from './words.ts'

const chinese = /\p{Script=Han}/u

/** Built when a text first needs them: 20 ms for the characters, 40 ms for the words of Taiwan. */
const charactersOnly = lazily(() => Converter({ from: 't', to: 'cn' }))
const wordsOfTaiwan = lazily(() => Converter({ from: 'twp', to: 'cn' }))
/** What the converter does not know of how people speak. */
const ofTaiwan = lazily(() => replacementsOf('taiwan'))
const everywhere = lazily(() => replacementsOf('everywhere'))
const cantonese = lazily(() => replacementsOf('cantonese'))
const isCantonese = lazily(() => patternOf({ matter: 'regional', section: 'cantonese-mark' }, ['zh']))

/**
 * Traditional Chinese as the planner's words are written: in simplified characters, with the words of the mainland (印表機 = 打印机,
 * 冇聲 = 没声). Words are changed in traditional and in Cantonese texts alone: some mean something else on the mainland. Pure.
 */
export function simplified(text: string): string {
  if (!chinese.test(text)) return text
  const inMainland = everywhere()(charactersOnly()(text) === text ? text : ofTaiwan()(wordsOfTaiwan()(text)))
  return isCantonese().test(inMainland) ? cantonese()(inMainland) : inMainland
}
