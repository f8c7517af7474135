import { expect, test } from 'vitest'
import * as z from 'zod'

import type { BareCode, ErrorCode } from '../../../shared/errors.ts'
import { fakeProgramFinder } from '../../../test/fakes/fake-program-finder.ts'
import { createFakeTime, settled } from '../../../test/fakes/fake-time.ts'
import type { HostFacts } from '../../executors/powershell/powershell-session.ts'
import type { ScriptCall, ScriptRunner } from '../../executors/powershell/script-runner.ts'
import type { ProgramCall } from '../../executors/process/run-program.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Step, Tool } from '../../contract/define-tool.ts'
import { sealScripts } from './script-seals.ts'
import { createWindowsMachine } from './windows-machine.ts'

type Answers = Readonly<Record<string, Result<unknown> | 'hang' | 'empty'>>

type SetUp = {
  readonly facts?: Result<HostFacts> | Promise<Result<HostFacts>>
  readonly elevated?: boolean
  readonly release?: string
  readonly platform?: NodeJS.Platform
  readonly scriptHost?: string | null
}

const fullLanguage = ok<HostFacts>({ languageMode: 'full', scripts: 'full', version: '5.1.22621.1', oemCodePage: 850 })

/** A Windows PC whose scripts answer by their text. */
function setUp(tool: Tool, answers: Answers = {}, options: SetUp = {}) {
  const time = createFakeTime()
  const calls: ScriptCall[] = []
  const programs: ProgramCall[] = []
  const folders = { created: 0, removed: 0 }
  const logged: string[] = []
  const powershell: ScriptRunner = {
    facts: () => Promise.resolve(options.facts ?? fullLanguage),
    close: () => Promise.resolve(),
    run: (call, signal) => {
      calls.push(call)
      const answer = answers[call.script] ?? ok({})
      if (answer === 'hang') return cancelledBy(signal)
      if (answer === 'empty') return Promise.resolve(ok({ records: [], empty: true, workingSetBytes: null, ageMs: 0 }))
      const reply = answer.ok ? ok({ records: [answer.value], empty: false, workingSetBytes: null, ageMs: 0 }) : answer
      return Promise.resolve(reply)
    },
  }
  const machine = createWindowsMachine({
    powershell,
    programs: {
      run: (call) => {
        programs.push(call)
        const sid = options.elevated === true ? 'S-1-16-12288' : 'S-1-16-8192'
        return Promise.resolve(ok({ exitCode: 0, stdout: `"Obligatorisch","${sid}"`, stderr: '' }))
      },
    },
    nodePorts: { environment: { SystemRoot: 'C:\\Windows' }, now: () => time.clock.now() } as never,
    web: () => ({}) as never,
    seals: sealScripts([tool]),
    createFolder: () => {
      folders.created += 1
      return Promise.resolve({ path: 'C:\\run', remove: () => Promise.resolve(void (folders.removed += 1)) })
    },
    probe: {
      release: options.release ?? '10.0.22631',
      platform: options.platform ?? 'win32',
      nodeVersion: '20.20.2',
      uptimeMs: () => 60_000,
      scriptHost: options.scriptHost === undefined ? 'C:\\Windows\\powershell.exe' : options.scriptHost,
    },
    environment: { SystemRoot: 'C:\\Windows' },
    finder: fakeProgramFinder(),
    ...{ judgeProgram: () => Promise.resolve('closed' as const), steady: time.clock, ...time },
    logger: { log: (_, message) => logged.push(message) },
  })
  const runWith = (signal: AbortSignal, args = {}) =>
    machine.run(tool, args, { signal, onProgress: () => undefined, fresh: false })
  return {
    machine,
    time,
    calls,
    programs,
    folders,
    logged,
    runWith,
    run: (args = {}) => runWith(new AbortController().signal, args),
  }
}

function cancelledBy(signal: AbortSignal): Promise<ReturnType<typeof fail>> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(fail('cancelled'))))
}

const script = (text: string): Step => ({ id: text, via: 'powershell', script: text })
const error = (code: BareCode) => fail(code)

function toolOf(steps: readonly Step[], more: Record<string, unknown> = {}): Tool {
  const tool = {
    name: 'test_tool',
    kind: 'diagnostic',
    access: { risk: 'safe', runsAs: 'any' },
    placement: { runtime: 'powershell5.1', minBuild: 17763 },
    timeoutMs: 10_000,
    args: () => z.object({}),
    result: () => z.object({ a: z.int().nullable(), b: z.string().nullable(), items: z.array(z.int()) }),
    steps,
    ...more,
  }
  return tool as unknown as Tool
}

const remediation = { kind: 'remediation', access: { risk: 'caution', runsAs: 'any' } }

test('results of all steps are merged, and later steps see earlier results', async () => {
  const read: Step = {
    id: 'read',
    via: 'node',
    run: ({ state }) =>
      Promise.resolve({ b: `${String(state.p['name'])} ${String(state.s['one']?.['a'])}`, unavailable: ['x:y'] }),
  }
  const { run, calls } = setUp(toolOf([script('one'), read]), { one: ok({ a: 1, items: [2], unavailable: ['u:v'] }) })
  expect(await run({ name: 'pc' })).toEqual({
    ok: true,
    value: { result: { a: 1, b: 'pc 1', items: [2] }, unavailable: ['u:v', 'x:y'] },
  })
  expect(calls).toMatchObject([
    { isolated: false, fresh: false, elevated: false, args: { p: { name: 'pc' }, s: {}, r: {} } },
  ])
})

test('a diagnostic goes on when a step fails, and says which', async () => {
  const { run } = setUp(toolOf([script('one'), script('two')]), {
    one: error('needs_admin'),
    two: ok({ b: 'x', items: [] }),
  })
  expect(await run()).toEqual({
    ok: true,
    value: { result: { a: null, b: 'x', items: [] }, unavailable: ['step:one:needs_admin'] },
  })
})

test('when every step fails there is no record', async () => {
  const { run } = setUp(toolOf([script('one'), script('two')]), { one: error('needs_admin'), two: error('timed_out') })
  expect(await run()).toEqual({ ok: false, error: { code: 'needs_admin', data: { step: 'one' } } })
})

test('a change stops at the first failure and gets a process of its own', async () => {
  const { run, calls } = setUp(toolOf([script('one'), script('two')], remediation), { one: error('access_denied') })
  expect(await run()).toMatchObject({ ok: false, error: { code: 'access_denied', data: { step: 'one' } } })
  expect(calls.map(({ script: text, isolated }) => [text, isolated])).toEqual([['one', true]])
})

test('cancelling ends a diagnostic too', async () => {
  const { runWith, calls } = setUp(toolOf([script('one'), script('two')]), { one: 'hang' })
  const controller = new AbortController()
  const running = runWith(controller.signal)
  await settled()
  controller.abort()
  expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(calls).toHaveLength(1)
})

test('the time limit is for all steps together', async () => {
  const wait: Step = { id: 'wait', via: 'node', run: () => new Promise(() => undefined) }
  const { run, time, calls } = setUp(toolOf([script('one'), wait, script('two')]), { one: ok({ a: 1, items: [] }) })
  const running = run()
  await time.advance(12_000)
  expect(await running).toMatchObject({
    value: { result: { a: 1 }, unavailable: ['step:wait:timed_out', 'step:two:timed_out'] },
  })
  expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000])
})

test('a step can have a shorter limit, and is skipped when it does not apply', async () => {
  const short: Step = { id: 'short', via: 'powershell', script: 'short', timeoutMs: () => 700 }
  const skipped: Step = { id: 'skipped', via: 'powershell', script: 'skipped', onlyIf: ({ p }) => p['more'] === true }
  const { run, calls } = setUp(toolOf([short, skipped]), { short: ok({ a: 1, items: [] }) })
  expect(await run()).toMatchObject({ ok: true, value: { unavailable: [] } })
  expect(calls.map(({ script: text, timeoutMs }) => [text, timeoutMs])).toEqual([['short', 700]])
})

test('an exception in a step is a failure of this step, and is logged', async () => {
  const broken: Step = { id: 'broken', via: 'node', run: () => Promise.reject(new Error('defect')) }
  const { run, logged } = setUp(toolOf([script('one'), broken]), { one: ok({ a: 1, items: [] }) })
  expect(await run()).toMatchObject({ value: { unavailable: ['step:broken:step_failed'] } })
  expect(logged).toEqual(['A step threw an exception.'])
})

test('a value that does not fit is unknown and named; nothing that fits is no record', async () => {
  const tool = toolOf([script('one')])
  const partly = setUp(tool, { one: ok({ a: 'many', b: {}, items: [1], odd: 1 }) })
  expect(await partly.run()).toEqual({
    ok: true,
    value: { result: { a: null, b: null, items: [1] }, unavailable: ['a:result_invalid'] },
  })
  expect(partly.logged).toEqual(['A result did not fit its schema.'])
  expect(await setUp(tool, { one: ok({ odd: 1 }) }).run()).toMatchObject({ error: { code: 'result_invalid' } })
  expect(await setUp(tool, { one: ok('text') }).run()).toMatchObject({ error: { code: 'result_invalid' } })
})

test('"there is none" gives empty lists', async () => {
  expect(await setUp(toolOf([script('one')]), { one: 'empty' }).run()).toEqual({
    ok: true,
    value: { result: { a: null, b: null, items: [] }, unavailable: [] },
  })
})

test('a tool without a script runs while the script host does not start, one with a script can be cancelled', async () => {
  const stuck = { facts: new Promise<Result<HostFacts>>(() => undefined) }
  const read: Step = { id: 'read', via: 'node', run: () => Promise.resolve({ a: 1, items: [] }) }
  expect(await setUp(toolOf([read]), {}, stuck).run()).toMatchObject({ ok: true, value: { result: { a: 1 } } })
  const controller = new AbortController()
  const waiting = setUp(toolOf([script('one')]), {}, stuck).runWith(controller.signal)
  controller.abort()
  expect(await waiting).toMatchObject({ error: { code: 'cancelled' } })
})

test('a native step gets its arguments filled and a private folder that goes afterwards', async () => {
  const native: Step = {
    id: 'export',
    via: 'native',
    executable: '%SystemRoot%\\System32\\netsh.exe',
    argv: ['wlan', 'folder={runtime.dir}'],
    okExitCodes: [0],
    decode: 'oem',
    parse: ({ exitCode }) => ({ a: exitCode, items: [] }),
  }
  const { run, programs, folders } = setUp(toolOf([native]))
  expect(await run()).toMatchObject({ ok: true, value: { result: { a: 0 } } })
  expect(programs.at(-1)).toMatchObject({
    executable: 'C:\\Windows\\System32\\netsh.exe',
    argv: ['wlan', 'folder=C:\\run'],
    timeoutMs: 10_000,
  })
  expect(folders).toEqual({ created: 1, removed: 1 })
})

test('a script that was not part of the program is refused', async () => {
  const known = toolOf([script('one')])
  const { machine } = setUp(known)
  const other = { ...known, steps: [{ id: 'other', via: 'powershell', script: 'other' }] } as Tool
  const options = { signal: new AbortController().signal, onProgress: () => undefined, fresh: false }
  expect(await machine.run(other, {}, options)).toMatchObject({ error: { code: 'script_changed' } })
})

test('undo runs its own steps on the stored record, in a process of its own', async () => {
  const tool = toolOf([script('one')], { ...remediation, undoSteps: [script('back')] })
  const { machine, calls } = setUp(tool, { back: ok({ restored: 2 }) })
  const done = { args: { name: 'x' }, record: { result: { old: 1 }, unavailable: [] } }
  const { signal } = new AbortController()
  expect(await machine.undo(tool, done, signal)).toEqual({ ok: true, value: { restored: 2 } })
  expect(calls).toMatchObject([{ script: 'back', isolated: true, args: { p: { name: 'x' }, r: { old: 1 } } }])
  expect(await machine.undo(toolOf([]), done, signal)).toMatchObject({ error: { code: 'undo_missing' } })
})

test('facts say what was found', async () => {
  const { machine, time } = setUp(toolOf([]), {}, { elevated: true })
  expect(await machine.facts()).toEqual({
    kind: 'windows',
    windowsBuild: 22631,
    runtimes: { 'powershell5.1': '5.1.22621.1', node18: '20.20.2', windows: '10.0.22631' },
    ...{ languageMode: 'full', scripts: 'full', elevated: true, program: 'closed' },
    lastBootMs: time.clock.now() - 60_000,
  })
})

const under = (scripts: HostFacts['scripts']) =>
  ok<HostFacts>({ languageMode: 'constrained', scripts, version: '5.1', oemCodePage: null })
const wide = { placement: { runtime: 'windows', minBuild: 0, needsFullLanguage: true } }

test.each<[ErrorCode | null, SetUp, Record<string, unknown>]>([
  [null, {}, {}],
  ['needs_windows', { platform: 'linux' }, {}],
  ['needs_newer_windows', { release: '10.0.17134' }, {}],
  ['runtime_missing', { scriptHost: null }, {}],
  ['runtime_missing', {}, { placement: { runtime: 'git', minBuild: 0 } }],
  ['needs_full_language', { facts: under('constrained') }, wide],
  [null, { facts: under('full') }, wide],
  ['scripts_blocked', { facts: under('none') }, { placement: { runtime: 'powershell5.1', minBuild: 0 } }],
  ['needs_unelevated', { elevated: true }, { access: { risk: 'safe', runsAs: 'user' } }],
])('a tool is refused with %s', async (code, options, more) => {
  const tool = toolOf([script('one')], more)
  const { machine, run } = setUp(tool, { one: ok({ a: 1, items: [] }) }, options)
  const result = await run()
  expect(result.ok ? null : result.error.code).toBe(code)
  expect(machine.supports(tool)?.code ?? null).toBe(code)
})

test('waiting ends with the time or with the signal', async () => {
  const { machine, time } = setUp(toolOf([]))
  const controller = new AbortController()
  const ends: string[] = []
  void machine.wait(5_000, new AbortController().signal).then(() => ends.push('time'))
  void machine.wait(60_000, controller.signal).then(() => ends.push('signal'))
  await time.advance(4_999)
  expect(ends).toEqual([])
  controller.abort()
  await time.advance(1)
  await settled()
  expect(ends).toEqual(['signal', 'time'])
})
