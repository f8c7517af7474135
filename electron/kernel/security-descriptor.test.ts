import { expect, test } from 'vitest'

import { openReasonOf, type Guarded } from './security-descriptor.ts'

const isClosed = (sddl: string, guarded: Guarded): boolean => openReasonOf(sddl, guarded) === null

const trustedInstaller = 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464'
/** As Windows sets them up. */
const driveRoot = `O:${trustedInstaller}G:${trustedInstaller}D:PAI(A;;LC;;;AU)(A;OICIIO;SDGXGWGR;;;AU)(A;;FA;;;SY)(A;OICIIO;GA;;;SY)(A;OICIIO;GA;;;BA)(A;;FA;;;BA)(A;OICI;0x1200a9;;;BU)`
const programFiles = `O:${trustedInstaller}G:${trustedInstaller}D:PAI(A;CIIO;GA;;;${trustedInstaller})(A;;FA;;;${trustedInstaller})(A;;0x1301bf;;;SY)(A;OICIIO;GA;;;SY)(A;;0x1301bf;;;BA)(A;OICIIO;GA;;;BA)(A;;0x1200a9;;;BU)(A;OICIIO;GXGR;;;BU)(A;OICIIO;GA;;;CO)(A;;0x1200a9;;;AC)(A;;0x1200a9;;;S-1-15-2-2)`
const programData =
  'O:SYG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICIIO;GA;;;CO)(A;OICI;0x1200a9;;;BU)(A;CI;DCLCRPCR;;;BU)'
const ownFolder =
  'O:S-1-5-21-1-2-3-1001G:S-1-5-21-1-2-3-513D:(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIID;FA;;;S-1-5-21-1-2-3-1001)'
const ours = 'O:BAG:BAD:P(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)'

test.each([
  ['the root of the drive of Windows', driveRoot, true, false],
  ['Program Files', programFiles, true, true],
  ['ProgramData: others may add to it, and not move what is there', programData, true, false],
  ['a folder in the home of a user', ownFolder, false, false],
  ['a folder that Deskmedic made', ours, true, true],
  ['a folder inside ProgramData that a user made', programData.replace('O:SY', 'O:S-1-5-21-1-2-3-1001'), false, false],
  ['a drive for data', 'O:BAG:SYD:AI(A;OICI;FA;;;BA)(A;OICI;FA;;;SY)(A;OICI;0x1301bf;;;AU)', false, false],
])('%s', (...[, sddl, place, contents]) => {
  expect(isClosed(sddl, 'place')).toBe(place)
  expect(isClosed(sddl, 'contents')).toBe(contents)
})

test.each([
  ['nothing', ''],
  ['no owner', 'D:P(A;;FA;;;BA)'],
  ['no list', 'O:BAG:BA'],
  ['an empty list without an end to it', 'O:BAG:BAD:P'],
  ['no access control at all', 'O:BAG:BAD:NO_ACCESS_CONTROL'],
  ['rights that nobody knows', 'O:BAG:BAD:P(A;;ZZ;;;BU)'],
  ['half a right', 'O:BAG:BAD:P(A;;FAX;;;BU)'],
  ['an entry of a kind that nobody knows', 'O:BAG:BAD:P(XA;;FR;;;BU;(1==1))'],
  ['an entry without a name', 'O:BAG:BAD:P(A;;FR;;;)'],
  ['a torn entry', 'O:BAG:BAD:P(A;;FA;;;BA'],
  ['translated words', 'O:AdministratorenG:BAD:P(A;;FA;;;BA)'],
])('what cannot be understood is open: %s', (_, sddl) => {
  expect(isClosed(sddl, 'place')).toBe(false)
  expect(isClosed(sddl, 'contents')).toBe(false)
})

/** Rights by which somebody could change, move or take over a folder; the others only read. */
test.each(['FA', 'FW', 'GA', 'GW', 'SD', 'WD', 'WO', 'DC', 'LC', 'DT', 'RP', 'CR', '0x2', '0x40000000', '0x1301bf'])(
  'a user with %s opens what is in a folder, also beside other rights',
  (right) => {
    expect(isClosed(`O:BAG:BAD:P(A;;FA;;;BA)(A;OICI;${right};;;BU)`, 'contents')).toBe(false)
    if (/^[A-Z]+$/.test(right)) expect(isClosed(`O:BAG:BAD:P(A;;FR${right};;;WD)`, 'contents')).toBe(false)
    expect(isClosed(`O:BAG:BAD:P(A;;FA;;;BA)(D;;${right};;;BU)`, 'contents')).toBe(true)
  },
)

test.each(['FR', 'FX', 'GR', 'GX', 'FRFX', 'RC', '0x1200a9'])('a user with %s only reads', (right) => {
  expect(isClosed(`O:BAG:BAD:P(A;;FA;;;BA)(A;OICI;${right};;;BU)`, 'contents')).toBe(true)
})

const closedForUsers = 'O:BAG:SYD:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;0x1200a9;;;BU)'

test.each([
  closedForUsers,
  'O:SYG:SYD:(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;FR;;;WD)',
  `O:${trustedInstaller}D:PAI(A;;FA;;;${trustedInstaller})(A;;GRGX;;;AU)`,
  'O:S-1-5-32-544G:DUD:PAI(A;;FA;;;S-1-5-18)(A;OICIIO;GA;;;CO)(D;;FA;;;BG)',
  `${closedForUsers}S:AI(AU;SAFA;WDWO;;;WD)`,
])('%s is closed', (text) => {
  expect(openReasonOf(text, 'contents')).toBeNull()
})

test.each([
  ['O:S-1-5-21-1-2-3-1001G:DUD:PAI(A;;FA;;;SY)', 'owner'],
  ['O:BUG:SYD:PAI(A;;FA;;;SY)', 'owner'],
  // What the folder of a program inherits in C:\ProgramData.
  ['O:BAG:SYD:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)', 'writable'],
  ['O:BAG:SYD:PAI(A;;FW;;;WD)', 'writable'],
  ['O:BAG:SYD:PAI(A;;0x1301bf;;;AU)', 'writable'],
  ['O:BAG:SYD:PAI(A;;WO;;;S-1-5-21-1-2-3-1001)', 'writable'],
  ['O:BAG:SYD:PAI(A;OICI;GA;;;CO)', 'writable'],
  ['O:BAG:SYD:NO_ACCESS_CONTROL', 'unknown'],
  ['O:BAG:SY', 'unknown'],
  ['O:BAG:SYD:PAI(A;;QQ;;;WD)', 'unknown'],
  ['O:BAG:SYD:PAI(ZZ;;FR;;;WD)', 'unknown'],
  ['O:BAD:PAI(XA;;FR;;;WD;(WIN://SYSAPPID Contains "x"))', 'unknown'],
  ['O:BAD:PAI', 'unknown'],
  ['O:LAD:PAI(A;;FA;;;SY)', 'owner'],
  ['O:BAD:PAI(A;;FA;;;DA)', 'writable'],
  ['O:BAD:PAI(A;;QQ;;;BA)', 'unknown'],
  ['O:BAD:PAI(A;;2;;;WD)', 'unknown'],
  ['', 'unknown'],
  ['VORDEFINIERT\\Administratoren', 'unknown'],
] as const)('%s is open: %s', (text, reason) => {
  expect(openReasonOf(text, 'contents')).toBe(reason)
})

test('each right to change is one, whoever has it by whatever notation', () => {
  for (const right of ['DC', 'LC', 'RP', 'DT', 'CR', 'SD', 'WD', 'WO', 'GA', 'GW', 'FA', 'FW'])
    expect([right, openReasonOf(`O:BAD:PAI(A;;${right};;;BU)`, 'contents')]).toEqual([right, 'writable'])
  for (const right of ['CC', 'SW', 'WP', 'LO', 'RC', 'GX', 'GR', 'FR', 'FX'])
    expect([right, openReasonOf(`O:BAD:PAI(A;;${right};;;BU)`, 'contents')]).toEqual([right, null])
})
