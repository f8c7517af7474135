import { expect, test } from 'vitest'

import { fakeProgramFinder } from '../../../test/fakes/fake-program-finder.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { createFakeTime } from '../../../test/fakes/fake-time.ts'
import { placementOf, thisPc } from '../../contract/presets.ts'
import type { HostFacts } from '../../executors/powershell/powershell-session.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { MachineFacts } from '../machine.ts'
import { createWindowsMachine, type WindowsMachineDeps } from './windows-machine.ts'
import { factsAtOnce, readFacts, type FactDeps } from './windows-facts.ts'

function depsOf(host: Result<HostFacts>, program: MachineFacts['program'] = 'closed'): FactDeps {
  const { clock } = createFakeTime()
  return {
    clock,
    environment: { SystemRoot: 'C:\\Windows' },
    judgeProgram: () => Promise.resolve(program),
    finder: fakeProgramFinder(),
    powershell: {
      facts: () => Promise.resolve(host),
      close: () => Promise.resolve(),
      run: () => Promise.reject(Error()),
    },
    programs: { run: () => Promise.resolve(ok({ exitCode: 0, stdout: '"x","S-1-16-12288"', stderr: '' })) },
    probe: {
      release: '10.0.22631',
      platform: 'win32',
      nodeVersion: '20.20.2',
      uptimeMs: () => 60_000,
      scriptHost: 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe',
    },
  }
}

test('without waiting for anything, rights and language mode are not known', () => {
  const deps = depsOf(fail('timed_out'))
  expect(factsAtOnce(deps)).toEqual({
    kind: 'windows',
    windowsBuild: 22631,
    runtimes: { 'powershell5.1': '5.1', node18: '20.20.2', windows: '10.0.22631' },
    languageMode: 'unknown',
    scripts: 'unknown',
    elevated: false,
    program: 'unreadable',
    lastBootMs: deps.clock.now() - 60_000,
  })
})

test('a script host that does not answer leaves its part unknown', async () => {
  const deps = depsOf(fail('timed_out'))
  expect(await readFacts(deps)).toEqual({ ...factsAtOnce(deps), elevated: true })
})

test('a script host that a rule keeps from starting leaves nothing to scripts; one that fails otherwise may start later', async () => {
  const after = async (reason: string) => (await readFacts(depsOf(fail('script_host_blocked', { reason })))).scripts
  expect([await after('not_allowed'), await after('ended_at_start')]).toEqual(['none', 'unknown'])
})

test.each(['closed', 'open', 'unreadable'] as const)(
  'the program counts as %s where that was found',
  async (program) => {
    const host = ok<HostFacts>({ languageMode: 'full', scripts: 'full', version: '5.1', oemCodePage: 850 })
    expect(await readFacts(depsOf(host, program))).toMatchObject({ program })
  },
)

test('where a rule for scripts does not trust ours nothing counts as closed; where it does, what they find counts', async () => {
  const programUnder = async (scripts: HostFacts['scripts']) => {
    const host = ok<HostFacts>({ languageMode: 'constrained', scripts, version: '5.1', oemCodePage: 850 })
    return (await readFacts(depsOf(host))).program
  }
  expect([await programUnder('constrained'), await programUnder('none')]).toEqual(['unreadable', 'unreadable'])
  expect(await programUnder('full')).toBe('closed')
})

test('programs of others are found with the other facts, and asked for their versions when somebody wants to know', async () => {
  const host = ok<HostFacts>({ languageMode: 'full', scripts: 'full', version: '5.1', oemCodePage: 850 })
  const deps = { ...depsOf(host), finder: fakeProgramFinder({ git: '2.47.1' }) }
  const machine = createWindowsMachine(deps as FactDeps as WindowsMachineDeps)
  const tool = fakeTool({ name: 'asks_git', placement: placementOf({ ...thisPc, program: 'git' }, []) })
  expect(machine.knownFacts?.().runtimes).not.toHaveProperty('git')
  expect(machine.supports(tool)).toEqual({ code: 'runtime_missing', data: { runtime: 'git' } })
  expect((await machine.facts()).runtimes).toMatchObject({ git: null })
  expect(machine.supports(tool)).toBeNull()
  expect((await machine.readRuntimes?.(new AbortController().signal))?.runtimes).toMatchObject({ git: '2.47.1' })
  expect(machine.knownFacts?.().runtimes).toMatchObject({ git: '2.47.1', 'powershell5.1': '5.1' })
})
