import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { longWord, takesLongWords } from '../fakes/abilities.ts'
import { envelopeOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const usage = { code: 'usage', exit: 2 }
const badArguments = { code: 'invalid_arguments', exit: 2 }

let data = ''
beforeAll(async () => {
  data = await newFolder()
})

describe('a line that is not understood', () => {
  const lines: readonly (readonly [readonly string[], RegExp])[] = [
    [['frobnicate'], /frobnicate/],
    [['tols'], /tools/],
    [['tools', '--frobnicate'], /--frobnicate/],
    [['diagnose'], /complaint/],
    [['config', 'get'], /key/],
    [['config'], /get, set, list/],
    [['audit', 'frobnicate'], /frobnicate/],
    [['show', 'a', 'b'], /show/],
    [['tools', '--mode', 'sideways'], /online, internal, offline/],
    [['tools', '--lang', 'fr'], /en, ko, zh/],
    [['tools', '--role', 'root'], /ai_agent/],
    [['tools', '--data', '--quiet'], /--data/],
    [['diagnose', 'x', '--know', 'host'], /slot=value/],
    [['plan'], /--batch/],
    [['diagnose', 'x', '--scenario', 'slow-pc'], /--target simulated/],
    [['diagnose', 'x', '--fault', 'app-hung', '--target', 'portable'], /--target simulated/],
    [['tools', '--scenario', 'slow-pc', '--fault', 'app-hung', '--target', 'simulated'], /--scenario/],
  ]
  test.each(lines)('%j', async (args, told) => {
    const { message } = await expectRefused(args, usage)
    expect(message).toMatch(told)
  })

  test('the sentence is in the language of the person', async () => {
    const korean = await run(['frobnicate'], { environment: { LANG: 'ko_KR.UTF-8' } })
    expect(korean.stderr).toMatch(/frobnicate 명령은 없습니다/)
  })
})

describe('names and values that do not exist', () => {
  test('tool, call, setting, mode, scenario, fault', async () => {
    await expectRefused(['show', 'frobnicate', ...simulated(data)], { code: 'unknown_tool', exit: 2 })
    await expectRefused(['run', '__proto__', ...simulated(data)], { code: 'unknown_tool', exit: 2 })
    await expectRefused(['show-call', 'frobnicate', ...simulated(data)], { code: 'unknown_call', exit: 2 })
    await expectRefused(['config', 'get', 'frobnicate', ...simulated(data)], { code: 'unknown_setting', exit: 2 })
    await expectRefused(['config', 'set', 'toString', '1', ...simulated(data)], { code: 'unknown_setting', exit: 2 })
    await expectRefused(['config', 'set', 'mode', 'sideways', ...simulated(data)], badArguments)
    const { message } = await expectRefused(['mode', 'sideways', ...simulated(data)], badArguments)
    expect(message).toContain('Allowed: online, internal, offline.')
  })

  test('arguments that contradict themselves', async () => {
    for (const command of [['run'], ['explain', 'call']]) {
      const line = [...command, 'ping_host', '--args', '{"host":"a","count":1,"host":"b"}', ...simulated(data)]
      expect((await expectRefused(line, badArguments)).message).toBe('host is given twice.')
    }
  })

  test('a value that no check asks for', async () => {
    const line = ['diagnose', 'no sound', '--know', 'frobnicate=1', ...simulated(data)]
    expect((await expectRefused(line, usage)).message).toContain('host_name=..., ')
  })

  test('a proxy that wants a sign-in', async () => {
    const proxy = 'http://anna:topsecret@proxy.corp:8080'
    await expectRefused(['config', 'set', 'proxy', proxy, ...simulated(data)], { code: 'proxy_unsupported', exit: 5 })
  })

  test('scenario, faults and profile', async () => {
    const at = (...more: readonly string[]): readonly string[] => ['faults', ...simulated(data, ...more)]
    await expectRefused(at('--scenario', 'frobnicate'), { code: 'unknown_scenario', exit: 2 })
    await expectRefused(at('--fault', 'frobnicate'), { code: 'unknown_fault', exit: 2 })
    await expectRefused(at('--profile', 'frobnicate'), { code: 'unknown_profile', exit: 2 })
    await expectRefused(at('--fault', 'disk-full-user-temp,disk-full-personal-files'), {
      code: 'faults_conflict',
      exit: 2,
    })
  })

  test('Windows where there is none', async () => {
    if (process.platform === 'win32') return
    await expectRefused(['tools', '--target', 'windows', '--data', data], { code: 'needs_windows', exit: 5 })
  })
})

describe('arguments of a tool', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['ping_host', '{"host":5}'],
    ['list_files', '{}'],
    ['list_files', '{"path":null}'],
    ['ping_host', '{"host":"a\\u0000b"}'],
    ['ping_host', '{"host":"a","frobnicate":1}'],
    ['ping_host', '{"host":"a","__proto__":{"x":1}}'],
    ['check_cpu_usage', '[]'],
    ['check_cpu_usage', '"text"'],
    ['check_cpu_usage', '7'],
    ['list_files', '{"path":"C:\\\\a\\u0000b"}'],
  ]
  test.each(wrong)('%s %s', async (tool, args) => {
    const error = await expectRefused(['run', tool, '--args', args, ...simulated(data)], badArguments)
    expect(error.kind).toBe('validation')
  })

  test('no JSON', async () => {
    const noJson = { code: 'invalid_json', exit: 2 }
    await expectRefused(['run', 'ping_host', '--args', '{host:a}', ...simulated(data)], noJson)
    await expectRefused(['explain', 'call', 'ping_host', '--args', '{', ...simulated(data)], noJson)
  })
})

describe('very long texts', () => {
  // A whole command line has 32,767 characters on Windows, one word of it 128 KiB on Linux: longer texts come by a file.
  const long = 'x'.repeat(takesLongWords ? longWord : 30_000)

  test('as a complaint', async () => {
    await expectRefused(['diagnose', long, ...simulated(data)], { code: 'text_too_long', exit: 2 })
  })

  test.skipIf(!takesLongWords)('as an argument', async () => {
    const args = JSON.stringify({ host: long })
    await expectRefused(['run', 'ping_host', '--args', args, ...simulated(data)], { code: 'text_too_long', exit: 2 })
  })

  test('as a line of a batch, 1 MB', async () => {
    const text = 'x'.repeat(1_000_000)
    const input = [
      JSON.stringify({ id: 1, text }),
      JSON.stringify({ id: 2, tool: 'ping_host', args: { host: text } }),
    ] as const
    const [planned, explained] = [
      await run(['plan', '--batch', '-', ...simulated(data)], { input: input[0] }),
      await run(['explain', 'args', '--batch', '-', ...simulated(data)], { input: input[1] }),
    ]
    expect(planned.code).toBe(2)
    expect(JSON.parse(planned.stdout)).toMatchObject({ id: 1, error: { code: 'text_too_long' } })
    expect(JSON.parse(explained.stdout)).toMatchObject({ id: 2, accepted: false, code: 'text_too_long' })
  })
})

describe('places that cannot be used', () => {
  const unwritable = { code: 'data_folder_unwritable', exit: 6 }

  test('the data folder is a file', async () => {
    const file = path.join(await newFolder(), 'file')
    await writeFile(file, 'mine')
    await expectRefused(['tools', '--data', file], unwritable)
    await expectRefused(['tools', '--data', path.join(file, 'below')], unwritable)
  })

  test('nothing can be made in the data folder', async () => {
    if (process.platform !== 'linux') return
    await expectRefused(['tools', '--data', '/proc/deskmedic'], unwritable)
  })

  test('a part of the data folder is a file', async () => {
    const folder = await newFolder()
    await writeFile(path.join(folder, 'audit'), 'mine')
    await expectRefused(['tools', '--data', folder], unwritable)
  })

  test('the batch file is not there, or is a folder', async () => {
    const folder = await newFolder()
    await mkdir(path.join(folder, 'batch'))
    const unreadable = { code: 'file_unreadable', exit: 6 }
    await expectRefused(['plan', '--batch', path.join(folder, 'no-such-file'), ...simulated(data)], unreadable)
    await expectRefused(['plan', '--batch', path.join(folder, 'batch'), ...simulated(data)], unreadable)
  })
})

test('text of the line cannot steer the terminal', async () => {
  const refused = await run(['show', '\u001b[2Jgone\u202e', ...simulated(data)])
  expect(refused.stderr).toContain('\\u001b[2Jgone\\u202e')
  expect(envelopeOf(await run(['show', '\u001b[2J', '--json', ...simulated(data)]))).toMatchObject({ ok: false })
})
