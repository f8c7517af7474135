import { expect, test } from 'vitest'

import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'
import { commandLine } from './command-line.ts'

const field = (name: string, value: string): ToolFieldView => ({
  ...{ name, value, label: name, kind: 'text', required: false, unit: null, hint: null, choices: [] },
})
const fields = [field('hours', '72'), field('name', '')]

test('only what differs from its usual value is named', () => {
  expect(commandLine('clear_it', fields, {})).toBe('deskmedic run clear_it')
  expect(commandLine('clear_it', fields, { hours: '72', name: 'HP' })).toBe('deskmedic run clear_it --arg name=HP')
  expect(commandLine('clear_it', fields, { other: 'x' })).toBe('deskmedic run clear_it')
})

test('a value that a shell would read otherwise stands between single quotes', () => {
  const name = (value: string): string => commandLine('clear_it', fields, { name: value })
  expect(name('Floor 2')).toBe("deskmedic run clear_it --arg 'name=Floor 2'")
  expect(name("Ann's; del $x")).toBe("deskmedic run clear_it --arg 'name=Ann''s; del $x'")
})
