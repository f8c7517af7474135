import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { fillSlots, needsWhatNobodyNamed, splitPort, valuesInText } from './slots.ts'

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
    ['app.example:8443 refuses the connection', { host_name: 'app.example', network_port: '8443' }],
    ['connection refused by files.example on port 445', { host_name: 'files.example', network_port: '445' }],
    ['app.example 8443번 포트로 연결이 안 돼요', { host_name: 'app.example', network_port: '8443' }],
    ['app.example 포트 8443이 막힌 것 같아요', { host_name: 'app.example', network_port: '8443' }],
    ['app.example的8443端口连不上', { host_name: 'app.example', network_port: '8443' }],
    ['端口号8443上的app.example没有响应', { host_name: 'app.example', network_port: '8443' }],
    ['app.example:99999 is not there', { host_name: 'app.example' }],
    ['USB port 2 does not work', {}],
    ['files.example has been down since 10:30', { host_name: 'files.example' }],
    [
      'what is wrong with this\n"D:\\Support files\\print 2.log"',
      {
        file_name: 'print 2.log',
        log_file: 'D:\\Support files\\print 2.log',
        user_file: 'D:\\Support files\\print 2.log',
        user_folder: 'D:\\Support files',
      },
    ],
    ['look here\n"\\\\server\\team plans"', { user_folder: '\\\\server\\team plans' }],
    ['everything is slow', {}],
    ['', {}],
  ])('%s', (text, values) => {
    expect(valuesInText(text)).toEqual(values)
  })
})

describe('the computer that a person names when asked', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['app.example:8443', { host_name: 'app.example', network_port: '8443' }],
    ['192.0.2.60:9100', { host_name: '192.0.2.60', network_port: '9100' }],
    ['app.example', { host_name: 'app.example' }],
    ['app.example:0', { host_name: 'app.example:0' }],
    ['2001:db8::25', { host_name: '2001:db8::25' }],
  ])('%s', (answer, values) => {
    expect(splitPort({ host_name: answer })).toEqual(values)
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

  test('are numbers where the check takes a number, and only there', () => {
    const connect = fakeTool({
      name: 'ping_host',
      args: z.strictObject({
        host: z.string().meta({ slot: 'host_name' }),
        port: z.int().max(65_535).nullable().default(null).meta({ slot: 'network_port' }),
      }),
    })
    const value = { host: '10', port: 8443 }
    expect(fillSlots(connect, { host_name: '10', network_port: '8443' })).toEqual({ ok: true, value })
    expect(fillSlots(connect, { host_name: '10', network_port: 'https' })).toMatchObject({ ok: false })
  })

  test('keep their defaults where nothing is known', () => {
    expect(fillSlots(list, {})).toEqual({ ok: true, value: {} })
  })
})

test('a value of the PC in the place of one that nobody gave is a guess', () => {
  const connect = fakeTool({
    name: 'ping_host',
    args: z.strictObject({ host: z.string().meta({ slot: 'host_name' }) }),
  })
  expect(needsWhatNobodyNamed(connect, {})).toBe(true)
  expect(needsWhatNobodyNamed(connect, { host_name: 'server' })).toBe(false)
  const unnamed = fakeTool({ name: 'read_file', args: z.strictObject({ path: z.string() }) })
  expect(needsWhatNobodyNamed(unnamed, { user_folder: 'C:\\Users\\test' })).toBe(true)
  expect(needsWhatNobodyNamed(fakeTool({ name: 'check_time', args: z.strictObject({}) }), {})).toBe(false)
})
