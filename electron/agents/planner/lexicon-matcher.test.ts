import { expect, test } from 'vitest'

import { beginningsOf } from './lexicon-beginnings.ts'
import { lexiconEntries } from './lexicon.ts'
import { latinPattern, squeezedPattern } from './word-patterns.ts'
import { createLexiconMatcher } from './lexicon-matcher.ts'

test.each([
  ['print* .. (stuck|waiting)', 'latin', ['prin']],
  ['fr(ee|o)ze*', 'latin', ['free', 'froz']],
  ['(un)?plug', 'latin', ['unpl', 'plug']],
  ['gr[ea]yed', 'latin', ['grey', 'gray']],
  ['e-?mail', 'latin', ['e', 'emai']],
  ['(?<!no )screen(?! saver)', 'latin', ['scre']],
  ['(my |the )?bank', 'latin', ['my', 'the', 'bank']],
  ['[0-9]+ left', 'latin', ['']],
  ['느 ?려', 'squeezed', ['느려']],
  ['(안|못) ?열', 'squeezed', ['안열', '못열']],
  ['(?<!不)见了', 'squeezed', ['见了']],
  ['굳(는|고)*', 'squeezed', ['굳는', '굳고', '굳']],
] as const)('%s', (phrase, script, expected) => {
  expect([...beginningsOf(phrase, script)].sort()).toEqual([...expected].sort())
})

test('finds what the whole pattern of each entry finds', () => {
  const find = createLexiconMatcher(lexiconEntries)
  const whole = lexiconEntries.map(({ key, phrases }) => ({
    key,
    latin: phrases('en').map(latinPattern),
    eastern: [...phrases('ko'), ...phrases('zh')].map(squeezedPattern),
  }))
  const texts = [
    'the printer does nothing and my documents wait in the queue',
    'when i press the z i get a y, no clue why',
    'there is a little shield with a red cross by the clock',
    'it spins up like a hair dryer the moment i open one page',
    'usb 메모리를 꽂아도 아무 반응이 없어요',
    '노트북 바닥이 뜨겁고 화면이 까맣게 변했다가 다시 켜집니다',
    'wifi 隔几分钟就断一下，c盘也满了',
    '按z出来的是y，中文怎么都切不回来',
  ]
  for (const text of texts) {
    const squeezed = text.replaceAll(' ', '')
    const expected = whole.filter(
      ({ latin, eastern }) =>
        latin.some((pattern) => text.search(pattern) >= 0) || eastern.some((pattern) => squeezed.search(pattern) >= 0),
    )
    expect([...find({ text, squeezed }).keys()].map(({ key }) => key).sort(), text).toEqual(
      expected.map(({ key }) => key).sort(),
    )
  }
})
