import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { effectiveRights, type EffectiveRights, effectiveRightsStep } from './effective-rights.ts'
import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { readToken } from './tool.ts'

describe('effective rights', () => {
  const userSid = 'S-1-5-21-1-2-3-1001'
  const holder = {
    userSid,
    groupSids: ['S-1-1-0', 'S-1-5-32-545', 'S-1-5-32-544', 'S-1-16-8192'],
    elevated: false,
  }
  /** read, write, delete, change: `+` yes, `-` no, `?` unknown. */
  function short({ canRead, canWrite, canDelete, canChangeRights }: EffectiveRights): string {
    return [canRead, canWrite, canDelete, canChangeRights].map((can) => (can === null ? '?' : can ? '+' : '-')).join('')
  }

  test.each([
    ['only administrators, and the process is not elevated', 'O:BAG:SYD:PAI(A;OICI;FA;;;BA)', '----'],
    ['users may read', 'O:BAG:SYD:(A;;FR;;;BU)', '+---'],
    ['users may read and run, as a number', 'O:SYD:(A;OICI;0x1200a9;;;BU)', '+---'],
    ['the account may change files', `O:SYD:(A;OICI;0x1301bf;;;${userSid})`, '+++-'],
    ['full control', `O:SYD:(A;OICI;FA;;;${userSid})`, '++++'],
    ['generic full control as a number', 'O:SYD:(A;;0x10000000;;;WD)', '++++'],
    ['somebody else', 'O:S-1-5-21-9-9-9-1001G:SYD:(A;;FA;;;S-1-5-21-9-9-9-1001)', '----'],
    ['an owner may change the rights', `O:${userSid}D:(A;;FR;;;BU)`, '+--+'],
    ['unless an entry says what owners may', `O:${userSid}D:(A;;FR;;;OW)`, '+---'],
    ['what is denied first stays denied', 'O:SYD:(D;;FW;;;BU)(A;;FA;;;WD)', '+-++'],
    ['what is allowed first stays allowed', 'O:SYD:(A;;FA;;;WD)(D;;FW;;;BU)', '++++'],
    ['a membership that needs elevation still denies', 'O:SYD:(D;;FR;;;BA)(A;;FA;;;WD)', '-+++'],
    ['entries for what is made inside only', 'O:SYD:(A;OICIIO;FA;;;WD)', '----'],
    ['an empty list', 'O:SYD:P', '----'],
    ['no list', 'O:SYG:SY', '++++'],
    ['no list, said so', 'O:SYD:NO_ACCESS_CONTROL', '++++'],
    ['a condition on claims', 'O:SYD:(XA;;FA;;;WD;(@User.clearance == "high"))', '????'],
    ['a condition for somebody else', 'O:SYD:(XA;;FA;;;BG;(@User.x == 1))(A;;FR;;;WD)', '+---'],
    ['an account of the domain', 'O:SYD:(A;;FA;;;DU)', '????'],
    ['a right that is not known', 'O:SYD:(A;;ZZ;;;WD)', '????'],
    ['audit entries behind the list', 'O:SYD:(A;;FR;;;WD)S:AI(AU;SAFA;FA;;;WD)', '+---'],
  ])('%s', (_case, sddl, expected) => {
    expect(short(effectiveRights(sddl, holder))).toBe(expected)
  })

  test('an elevated process has what administrators have', () => {
    expect(short(effectiveRights('O:BAD:(A;;FA;;;BA)', { ...holder, elevated: true }))).toBe('++++')
  })

  test('an allowing entry more never takes a right away, a denying one never gives one', () => {
    const rights = fc.constantFrom('FA', 'FR', 'FW', 'SD', 'WD', '0x1301bf')
    const account = fc.constantFrom('WD', 'BU', 'BA', userSid, 'S-1-5-21-9-9-9-1')
    const entry = fc
      .tuple(fc.constantFrom('A', 'D'), rights, account)
      .map(([type, right, who]) => `(${type};;${right};;;${who})`)
    const rank = (can: boolean | null): number => (can === true ? 2 : can === null ? 1 : 0)
    const ranks = (list: readonly string[]): readonly number[] =>
      Object.values(effectiveRights(`O:SYD:${list.join('')}`, holder)).map(rank)
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), rights, account, (list, right, who) => {
        const before = ranks(list)
        ranks([`(A;;${right};;;${who})`, ...list]).forEach((now, index) =>
          expect(now).toBeGreaterThanOrEqual(before[index] ?? 0),
        )
        ranks([`(D;;${right};;;${who})`, ...list]).forEach((now, index) =>
          expect(now).toBeLessThanOrEqual(before[index] ?? 0),
        )
      }),
    )
  })

  test('without a list of rights or without a token nothing is said', async () => {
    const { signal } = new AbortController()
    const nothing = { canRead: null, canWrite: null, canDelete: null, canChangeRights: null }
    const token = { userSid, groupSids: ['S-1-1-0'], elevated: false }
    const run = (s: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
      effectiveRightsStep({ state: { p: {}, r: {}, s }, ports: {} as never, signal })
    expect(await run({ token, policy: { sddl: null } })).toEqual(nothing)
    expect(await run({ policy: { sddl: 'O:SYD:(A;;FA;;;WD)' } })).toEqual(nothing)
    expect(await run({ token, policy: { sddl: 'O:SYD:(A;;FA;;;WD)' } })).toMatchObject({ canRead: true })
  })
})

describe('read token', () => {
  const row = (...columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(',')
  const userSid = 'S-1-5-21-1004336348-1177238915-682003330-1001'

  /** The same token as different languages of Windows write it. */
  function outputOf(
    words: Readonly<Record<'user' | 'everyone' | 'admins' | 'known' | 'alias' | 'attributes', string>>,
  ) {
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
})
