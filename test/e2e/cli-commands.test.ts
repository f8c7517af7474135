import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { dataOf, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const printer = 'the printer does nothing'
const stuck = ['--scenario', 'stuck-print-queue']

type Rows = readonly Readonly<Record<string, unknown>>[]
type Diagnosed = {
  readonly checks: Rows
  readonly proposedFixes: Rows
  readonly fixes?: Rows
}

let data = ''
beforeAll(async () => {
  data = await newFolder()
})

describe('one PC, looked at and repaired', () => {
  test('diagnose shows what is wrong and changes nothing', async () => {
    const folder = await newFolder()
    const person = await run(['diagnose', printer, ...simulated(folder, ...stuck)])
    expect(person.code).toBe(1)
    expect(person.stdout).toContain('The print job Budget.xlsx has been stuck')
    expect(person.stdout).toMatch(/seen: printer .+, document \S+/)
    expect(person.stdout).not.toMatch(/\[\]|true|false/)
    const script = await run(['diagnose', printer, '--json', ...simulated(folder)])
    expect(script.code).toBe(1)
    const diagnosed = dataOf<Diagnosed>(script)
    expect(Object.keys(diagnosed)).toEqual(
      expect.arrayContaining(['complaint', 'lang', 'plan', 'checks', 'proposedFixes']),
    )
    expect(diagnosed).toMatchObject({ complaint: printer, lang: 'en' })
    expect(diagnosed.checks.length).toBeGreaterThan(0)
    for (const check of diagnosed.checks)
      expect(Object.keys(check)).toEqual(
        expect.arrayContaining(['tool', 'verdict', 'findings', 'result', 'durationMs', 'callId']),
      )
    for (const fix of diagnosed.proposedFixes)
      expect(Object.keys(fix)).toEqual(expect.arrayContaining(['tool', 'args', 'because', 'digest']))
  })

  test('a fix that is held back is told with its reason, once, and is not offered', async () => {
    const faults = ['--fault', 'proxy-managed-dead']
    const person = await run(['diagnose', 'the proxy does not work', ...simulated(await newFolder(), ...faults)])
    const held = person.stdout.split('\n').filter((line) => line.includes('Turn off a stale proxy'))
    expect(held).toEqual([expect.stringContaining('(check_proxy_settings) shows that this step must not be done now')])
  })

  test('without an answer nothing is repaired', async () => {
    const folder = await newFolder()
    const person = await run(['diagnose', printer, '--fix', ...simulated(folder, ...stuck)])
    expect(person.code).toBe(4)
    expect(person.stdout).toContain('--yes')
    const script = await run(['diagnose', printer, '--fix', '--json', ...simulated(folder)])
    expect(script.code).toBe(4)
    expect(dataOf<Diagnosed>(script)).toMatchObject({ fixes: [] })
  })

  test('a request that is no repair is refused', async () => {
    const refused = await run(['diagnose', 'delete all my files', '--json', ...simulated(data)])
    const planned = await run(['plan', 'delete all my files', '--json', ...simulated(data)])
    expect(dataOf(planned)).toMatchObject({ outcome: 'refuse' })
    expect([refused.code, planned.code]).toEqual([3, 3])
  })
})

describe('data of the commands', () => {
  const rows: readonly (readonly [readonly string[], readonly string[]])[] = [
    [
      ['tools'],
      [
        'name',
        'category',
        'risk',
        'minRole',
        'requiresUserNotice',
        'requiresIdleCheck',
        'requiresAdmin',
        'networkType',
        'executionMode',
        'runtime',
        'securityLevel',
        'available',
        'reason',
      ],
    ],
    [['faults'], ['name', 'areas', 'finding', 'curedBy', 'incurable']],
    [['scenarios'], ['name', 'complaint', 'faults']],
    [
      ['config', 'list'],
      ['key', 'value', 'source'],
    ],
    [['doctor'], ['what', 'value']],
  ]
  test.each(rows)('%j', async (command, keys) => {
    const [script, person] = await Promise.all([
      run([...command, '--json', ...simulated(data)]),
      run([...command, ...simulated(data)]),
    ])
    expect([script.code, person.code]).toEqual([0, 0])
    expect(script.stderr).toBe('')
    const list = dataOf<Rows>(script)
    expect(list.length).toBeGreaterThan(3)
    for (const row of list) expect(Object.keys(row)).toEqual(expect.arrayContaining([...keys]))
    expect(person.stdout.split('\n').length).toBeGreaterThan(list.length)
  })

  test('stats', async () => {
    const found = dataOf<Record<string, unknown>>(await run(['stats', '--json', ...simulated(data)]))
    expect(Object.keys(found).sort()).toEqual([
      ...['available', 'byCategory', 'byNetwork', 'disabled', 'folders', 'mode', 'total'],
    ])
  })

  test('metrics', async () => {
    await run(['run', 'check_printers', '--json', ...simulated(data)])
    const rows = dataOf<Rows>(await run(['metrics', '--json', ...simulated(data)]))
    expect(rows).toContainEqual(expect.objectContaining({ tool: 'check_printers', errors: 0, refused: 0 }))
    const person = await run(['metrics', ...simulated(data)])
    expect(person.stdout).toMatch(/Printers \(check_printers\): \d+ calls?; usually .+, 95 of 100 within /)
  })

  test('show', async () => {
    const shown = await run(['show', 'clear_print_queue', '--json', ...simulated(data)])
    expect(dataOf(shown)).toMatchObject({ name: 'clear_print_queue', arguments: [], undo: 'automatic' })
    const person = await run(['show', 'clear_print_queue', ...simulated(data)])
    expect(person.stdout).toContain('When people say')
  })

  test('plan, and plan in batch', async () => {
    const planned = dataOf<Record<string, unknown>>(await run(['plan', printer, '--json', ...simulated(data)]))
    expect(Object.keys(planned)).toEqual(
      expect.arrayContaining(['lang', 'outcome', 'checks', 'fixes', 'questions', 'reason']),
    )
    const input = `{"id":"a","text":"${printer}"}\n{wrong\n\n{"id":"b","text":"프린터가 안 돼요"}\n{"id":"c"}\n`
    const file = path.join(await newFolder(), 'batch.jsonl')
    await writeFile(file, input)
    const [fromInput, fromFile] = [
      await run(['plan', '--batch', '-', ...simulated(data)], { input }),
      await run(['plan', '--batch', file, '--json', ...simulated(data)]),
    ]
    expect(fromFile.stdout).toBe(fromInput.stdout)
    const lines = fromInput.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ id }) => id)).toEqual(['a', null, 'b', 'c'])
    expect(lines[0]).toEqual({ id: 'a', ...planned })
    expect(lines[1]).toMatchObject({ error: { code: 'invalid_json' } })
    expect(lines[2]).toMatchObject({ lang: 'ko' })
    const told = { message: 'text is missing.', nextStep: expect.stringMatching(/\S/) as unknown }
    expect(lines[3]).toMatchObject({ error: { kind: 'validation', code: 'invalid_arguments', ...told } })
    expect([fromInput.code, fromFile.code]).toEqual([2, 2])
  })

  test('run', async () => {
    const ran = await run(['run', 'check_disk_usage', '--json', ...simulated(await newFolder())])
    const found = dataOf<Record<string, unknown>>(ran)
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['callId', 'verdict', 'findings', 'result', 'durationMs']),
    )
    const person = await run(['run', 'check_disk_usage', ...simulated(data)])
    expect(person.stdout).toMatch(/drive C:/)
    expect(person.stdout).toMatch(/\d GB/)
  })

  test('explain call and explain args', async () => {
    const asked = dataOf(await run(['explain', 'call', 'restart_system', '--json', ...simulated(data)]))
    expect(asked).toMatchObject({ answer: 'ask', reasons: expect.arrayContaining(['hard_to_undo']) as unknown })
    expect(asked).toHaveProperty('notice')
    const allowed = await run(['explain', 'call', '--args', '{}', 'check_cpu_usage', '--json', ...simulated(data)])
    expect([allowed.code, dataOf(allowed)]).toMatchObject([0, { answer: 'allow', reasons: ['read_only'] }])
    const refused = await run([
      'explain',
      'args',
      'ping_host',
      '--args',
      '{"host":"a b"}',
      '--json',
      ...simulated(data),
    ])
    expect([refused.code, dataOf(refused)]).toMatchObject([2, { accepted: false, code: 'invalid_arguments' }])
    const program = ['explain', 'args', 'trace_route', '--args', '{"host":"pc-1"}', ...simulated(data)]
    expect(dataOf(await run([...program, '--json']))).toMatchObject({
      accepted: true,
      programs: [
        { executable: '%SystemRoot%\\System32\\tracert.exe', argv: expect.arrayContaining(['pc-1']) as unknown },
      ],
    })
    const person = (await run(program)).stdout
    expect(person).toMatch(/^The arguments are accepted\..*\n {2}host = "pc-1"\n/)
    expect(person).toMatch(/starts \[.*tracert\.exe","-d",.*"pc-1"\]/)
    const scripted = await run(['explain', 'args', 'check_services', ...simulated(data)])
    expect(scripted.stdout).not.toMatch(/[{}]|dmCall/)
    const wrong = await run(['explain', 'args', 'ping_host', '--args', '{"hots":"a"}', ...simulated(data)])
    expect([wrong.code, wrong.stdout]).toEqual([2, expect.stringMatching(/hots[^]*host/)])
  })

  test('a page that answered with an error is not called all right', async () => {
    const folder = await newFolder()
    await run(['config', 'set', 'externalAccess', 'true', ...simulated(folder)])
    const fetch = (url: string): ReturnType<typeof run> =>
      run(['run', 'web_fetch', '--args', JSON.stringify({ url }), ...simulated(folder)])
    const missing = (await fetch('https://www.example.com/nothing')).stdout
    expect(missing).toMatch(/^worth a look/)
    expect(missing).not.toContain('nothing wrong')
    expect((await fetch('https://www.example.com/')).stdout).toMatch(/^nothing wrong/)
  })
})
