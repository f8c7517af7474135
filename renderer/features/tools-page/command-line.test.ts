import { expect, test } from 'vitest'

import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'
import { commandLine } from './command-line.ts'

const field = (name: string, value: string): ToolFieldView => ({
  ...{ name, value, label: name, kind: 'text', required: false, unit: null, hint: null, choices: [], variants: [] },
})
const fields = [field('hours', '72'), field('name', '')]
const textOf = (values: Readonly<Record<string, string>>): string => commandLine('clear_it', fields, values).text

test('only what differs from its usual value is named', () => {
  expect(textOf({})).toBe('deskmedic run clear_it')
  expect(textOf({ hours: '72', name: 'HP' })).toBe('deskmedic run clear_it --arg name=HP')
  expect(textOf({ other: 'x' })).toBe('deskmedic run clear_it')
})

test.each([
  ['Floor 2', '"name=Floor 2"'],
  ["Ann's & Tom's; del", '"name=Ann\'s & Tom\'s; del"'],
  ['C:\\My files\\', '"name=C:\\My files\\\\"'],
  ['2층 프린터', '"name=2층 프린터"'],
])('%s stands as the Command Prompt and PowerShell both read it', (name, quoted) => {
  const command = { text: `deskmedic run clear_it --arg ${quoted}`, shell: 'any' }
  expect(commandLine('clear_it', fields, { name })).toEqual(command)
})

test.each([
  ["Ann's $x", "'name=Ann''s $x'"],
  ['%TEMP%', "'name=%TEMP%'"],
  ['“quoted”', "'name=“quoted”'"],
  ['Ann’s $x', "'name=Ann’’s $x'"],
  ['a "b"', '\'name=a \\"b\\"\''],
  ['one\ntwo', "'name=one\ntwo'"],
])('%s stands as PowerShell reads it, and says that it is for that', (name, quoted) => {
  const command = { text: `deskmedic run clear_it --arg ${quoted}`, shell: 'powershell' }
  expect(commandLine('clear_it', fields, { name })).toEqual(command)
})

test('one value that only PowerShell takes has all of them written for it', () => {
  expect(textOf({ hours: '1 2', name: '$x' })).toBe("deskmedic run clear_it --arg 'hours=1 2' --arg 'name=$x'")
})
