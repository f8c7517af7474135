import { expect, test } from 'vitest'

import { judgeFolderOwner } from './folder-owner.ts'

const kim = 'S-1-5-21-1004336348-1177238915-682003330-1001'
const lee = 'S-1-5-21-1004336348-1177238915-682003330-1002'
const builtIn = 'S-1-5-21-1004336348-1177238915-682003330-500'
const access = 'D:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)'
const of = (user: string, level = 'S-1-16-8192'): string =>
  [
    `"pc\\kim","${user}"`,
    '"Everyone","Well-known group","S-1-1-0","Mandatory group, Enabled by default, Enabled group"',
    `"Mandatory Label\\Medium Mandatory Level","Label","${level}",""`,
    '',
  ].join('\r\n')

const folders = [
  ['the person', `O:${kim}G:${kim}${access}`, of(kim), 'own'],
  ['an administrator made it', `O:BAG:DU${access}`, of(kim), 'own'],
  ['the system made it', `O:S-1-5-18G:SY${access}`, of(kim), 'own'],
  ['the account that every PC has', `O:LAG:DU${access}`, of(builtIn), 'own'],
  ['an administrator looks at it', `O:${lee}G:DU${access}`, of(kim, 'S-1-16-12288'), 'own'],
  ['another person', `O:${lee}G:DU${access}`, of(kim), 'other'],
  ['another person, whose number begins alike', `O:${kim}0G:DU${access}`, of(kim), 'other'],
  ['the account that every PC has, for somebody else', `O:LAG:DU${access}`, of(kim), 'other'],
  ['everybody', `O:WDG:WD${access}`, of(kim), 'other'],
  ['ordinary users', `O:BUG:BU${access}`, of(kim), 'other'],
  ['a group that this user is in', `O:S-1-5-32-545G:BU${access}`, of(kim), 'other'],
  ['nobody named', `G:DU${access}`, of(kim), 'unknown'],
  ['no descriptor', 'Get-Acl : Access is denied.', of(kim), 'unknown'],
  ['one that could not be read', null, of(kim), 'unknown'],
  ['an empty one', '', of(kim), 'unknown'],
  ['read by an account that could not be told', `O:${kim}G:DU${access}`, null, 'unknown'],
  ['read by one without a number', `O:${kim}G:DU${access}`, '"pc\\kim",""', 'unknown'],
] as const

test.each(folders.map((folder) => ({ name: folder[0], folder })))('of $name', ({ folder }) => {
  const [, descriptor, account, verdict] = folder
  expect(judgeFolderOwner(descriptor, account)).toBe(verdict)
})

test('a name that looks like a number or a level of rights is none', () => {
  const named = `"pc\\S-1-16-12288","${kim}"\r\n"pc\\S-1-16-12288","Alias","S-1-5-32-545",""`
  expect(judgeFolderOwner(`O:${lee}G:DU${access}`, named)).toBe('other')
})
