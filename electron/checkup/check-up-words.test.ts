import { expect, test } from 'vitest'

import { createTranslator } from '../../shared/texts/translate.ts'
import { checkUpHeadline } from './check-up-words.ts'

const words = createTranslator('en')

test('no more is called fine than what was read', () => {
  const cases = [
    [{ attention: 0, read: 59, unread: 0 }, 'No problems found in 59 checks.', null],
    [{ attention: 0, read: 57, unread: 2 }, 'No problems found in 57 checks.', '2 checks couldn’t be read.'],
    [{ attention: 0, read: 0, unread: 1 }, 'Nothing could be checked here.', '1 check couldn’t be read.'],
    [{ attention: 1, read: 59, unread: 0 }, '1 thing needs attention.', null],
    [{ attention: 2, read: 58, unread: 1 }, '2 things need attention.', '1 check couldn’t be read.'],
  ] as const
  for (const [counts, text, detail] of cases) expect(checkUpHeadline(counts, words)).toEqual({ text, detail })
})
