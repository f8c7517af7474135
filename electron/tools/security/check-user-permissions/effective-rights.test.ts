import fc from 'fast-check'
import { expect, test } from 'vitest'

import { effectiveRights, effectiveRightsStep, type EffectiveRights } from './effective-rights.ts'

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
