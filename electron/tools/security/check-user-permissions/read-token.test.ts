import { expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { readToken } from './read-token.ts'

const row = (...columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(',')
const userSid = 'S-1-5-21-1004336348-1177238915-682003330-1001'

/** The same token as different languages of Windows write it. */
function outputOf(words: Readonly<Record<'user' | 'everyone' | 'admins' | 'known' | 'alias' | 'attributes', string>>) {
  return [
    row(words.user, userSid),
    row(words.everyone, words.known, 'S-1-1-0', words.attributes),
    row(words.admins, words.alias, 'S-1-5-32-544', words.attributes),
    row('Mandatory Label', 'Label', 'S-1-16-8192', ''),
    '',
  ].join('\r\n')
}

const languages = {
  English: {
    user: 'pc-7\\kim',
    everyone: 'Everyone',
    admins: 'BUILTIN\\Administrators',
    known: 'Well-known group',
    alias: 'Alias',
    attributes: 'Mandatory group, Enabled by default, Enabled group',
  },
  German: {
    user: 'pc-7\\j\u00fcrgen',
    everyone: 'Jeder',
    admins: 'VORDEFINIERT\\Administratoren',
    known: 'Bekannte Gruppe',
    alias: 'Alias',
    attributes: 'Verbindliche Gruppe, Standardm\u00e4\u00dfig aktiviert, Aktivierte Gruppe',
  },
  Korean: {
    user: 'pc-7\\\uae40\ucca0\uc218',
    everyone: 'Everyone',
    admins: 'BUILTIN\\Administrators',
    known: '\uc798 \uc54c\ub824\uc9c4 \uadf8\ub8f9',
    alias: '\ubcc4\uce6d',
    attributes: '\ud544\uc218 \uadf8\ub8f9, \uae30\ubcf8\uc801\uc73c\ub85c \uc0ac\uc6a9',
  },
  Chinese: {
    user: 'pc-7\\\u674e\u660e',
    everyone: 'Everyone',
    admins: 'BUILTIN\\Administrators',
    known: '\u5df2\u77e5\u7ec4',
    alias: '\u522b\u540d',
    attributes: '\u5fc5\u9700\u7684\u7ec4, \u542f\u7528\u4e8e\u9ed8\u8ba4',
  },
}

test.each([
  ['en', languages.English],
  ['de', languages.German],
  ['ko', languages.Korean],
  ['zh', languages.Chinese],
] as const)('the token on a Windows in this language: %s', (language, words) => {
  for (const stdout of asWritten(outputOf(words), language)) {
    expect(readToken({ stdout })).toEqual({
      userSid,
      groupSids: ['S-1-1-0', 'S-1-5-32-544', 'S-1-16-8192'],
      inAdministrators: true,
      elevated: false,
    })
  }
})

test('an elevated process, and one whose label is not there', () => {
  const high = outputOf(languages.English).replace('S-1-16-8192', 'S-1-16-12288')
  expect(readToken({ stdout: high })).toMatchObject({ elevated: true })
  const none = outputOf(languages.English).replace('S-1-16-8192', 'S-1-5-11')
  expect(readToken({ stdout: none })).toMatchObject({ elevated: null })
})

test.each([
  ['nothing', ''],
  ['no groups', row('pc-7\\kim', userSid)],
  ['a changed layout', `${row('pc-7\\kim', userSid)}\r\n${row('Everyone', 'S-1-1-0', 'Well-known group', '')}`],
  ['two accounts', `${outputOf(languages.English)}${row('pc-7\\lee', userSid)}`],
])('%s is no answer', (_case, stdout) => {
  expect(readToken({ stdout })).toEqual({})
})
