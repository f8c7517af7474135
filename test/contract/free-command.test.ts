import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { PowerShellSession, ScriptRequest } from '../../electron/executors/powershell/powershell-session.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { findPwsh, pwshCommands } from '../fakes/real-pwsh.ts'
import { createHarness, type Harness, never, openSession, scriptRequest } from '../fakes/script-host-fixture.ts'

const pwsh = findPwsh()
const steps = loadTools()
  .filter(({ capabilities }) => capabilities?.includes('free_command'))
  .flatMap((tool) => tool.steps)

/** Programs of the system that write to both streams, and one that waits for input. */
const native =
  process.platform === 'win32'
    ? { fails: "cmd.exe /c 'echo out& echo err>&2& exit 5'", warns: "cmd.exe /c 'echo fine>&2'", waits: 'sort.exe' }
    : { fails: "/bin/sh -c 'echo out; echo err >&2; exit 5'", warns: "/bin/sh -c 'echo fine >&2'", waits: '/bin/cat' }

function requestOf(command: string): ScriptRequest {
  const step = steps.find(({ via }) => via === 'powershell')
  if (step?.via !== 'powershell') throw new Error('no script')
  return scriptRequest(step.script, { command, cwd: null, timeoutSec: 60 }, 60_000)
}

describe.skipIf(pwsh === null)('a free command on a real PowerShell', () => {
  let harness: Harness
  let session: PowerShellSession

  beforeAll(async () => {
    harness = createHarness(pwshCommands(pwsh ?? ''), 60_000)
    session = await openSession(harness)
  })
  afterAll(async () => {
    await session.close()
    harness.remove()
  })

  async function run(command: string): Promise<unknown> {
    const answer = await session.run(requestOf(command), never)
    return answer.ok ? answer.value.records[0] : answer.error
  }

  test.each([
    ["'before'; exit 3; 'behind'", { exitCode: 3, stdout: 'before', stderr: '' }],
    ['function Stop-All { exit 9 }; Stop-All', { exitCode: 9, stdout: '' }],
    ['exit', { exitCode: 0, stdout: '' }],
    ["'a'; throw 'boom'", { exitCode: 1, stdout: 'a', stderr: 'boom' }],
    [native.fails, { exitCode: 5, stdout: 'out', stderr: 'err' }],
    [native.warns, { exitCode: 0, stderr: 'fine' }],
    ["Write-Host 'seen'; Write-Warning 'careful'; 'done'", { exitCode: 0, stdout: 'seen\ncareful\ndone', stderr: '' }],
    ["Write-Error 'wrong'; 'on it goes'", { exitCode: 1, stdout: 'on it goes', stderr: 'wrong' }],
    [
      "try { Get-Item -LiteralPath '/no/such' -ErrorAction Stop } catch { 'caught' }",
      { exitCode: 0, stdout: 'caught' },
    ],
    ['Read-Host', { exitCode: 1, stdout: '' }],
  ])('%s', async (command, expected) => {
    expect(await run(command)).toMatchObject(expected)
    expect(session.usable()).toBe(true)
  })

  test('what does not parse runs not even in part', async () => {
    expect(await run("'seen'; if (")).toMatchObject({ code: 'step_failed' })
  })

  test('a command sees nothing of how its answer travels', async () => {
    const names = "'dmCall', 'dmReply', 'dmStdout', 'p', 's', 'r', 'beside', 'shell'"
    const look = `foreach ($name in ${names}) { if (Get-Variable -Name $name -ErrorAction SilentlyContinue) { $name } }`
    expect(await run(look)).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
  })

  test('a program that asks for input goes on at once', async () => {
    const alone = await openSession(harness)
    const answer = await alone.run(
      { ...requestOf(`${native.waits}; 'behind'`), timeoutMs: 30_000, isolated: true },
      never,
    )
    await alone.close()
    expect(answer).toMatchObject({ ok: true, value: { records: [{ exitCode: 0, stdout: 'behind' }] } })
  })
})
