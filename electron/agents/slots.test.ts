import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { fillSlots, valuesInText } from './slots.ts'

describe('what a complaint names', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['www.Example.com does not open', { host_name: 'www.example.com' }],
    ['intranet.example에 접속이 안 돼요', { host_name: 'intranet.example' }],
    ['打不开files.example了', { host_name: 'files.example' }],
    ['nothing answers at 192.0.2.60', { host_name: '192.0.2.60' }],
    ['I lost Budget.xlsx', { file_name: 'Budget.xlsx' }],
    ['Budget.xlsx is gone from files.example', { file_name: 'Budget.xlsx', host_name: 'files.example' }],
    ['the folder D:\\Plans\\2026 is empty', { user_folder: 'D:\\Plans\\2026' }],
    ['explorer.exe uses all of the processor', {}],
    ['the update wants setup.msi and fails with ntdll.dll', {}],
    ['gpt.ini could not be read', {}],
    ['explorer.exe hangs when I open files.example', { host_name: 'files.example' }],
    ['everything is slow', {}],
    ['', {}],
  ])('%s', (text, values) => {
    expect(valuesInText(text)).toEqual(values)
  })
})

describe('arguments of a check', () => {
  const ping = fakeTool({
    name: 'ping_host',
    args: z.strictObject({ host: z.string().min(3).meta({ slot: 'host_name' }), count: z.int().default(3) }),
  })
  const list = fakeTool({
    name: 'list_files',
    args: z.strictObject({ path: z.string().default('C:\\').meta({ slot: 'user_folder' }) }),
  })

  test('come from what is known, by slot and never by name', () => {
    expect(fillSlots(ping, { host_name: 'files.example', count: '9' })).toEqual({
      ok: true,
      value: { host: 'files.example' },
    })
  })

  test('that nobody named are asked for', () => {
    expect(fillSlots(ping, {})).toMatchObject({
      ok: false,
      error: { code: 'answer_needed', data: { tool: 'ping_host', slot: 'host_name' } },
    })
  })

  test('that do not fit are refused', () => {
    expect(fillSlots(ping, { host_name: 'a' })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  })

  test('keep their defaults where nothing is known', () => {
    expect(fillSlots(list, {})).toEqual({ ok: true, value: {} })
  })
})
