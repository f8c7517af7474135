import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { HostCommands } from '../../electron/executors/powershell/host-command.ts'
import type { PowerShellSession } from '../../electron/executors/powershell/powershell-session.ts'
import { findPwsh, hostileTexts, pwshCommands } from '../fakes/real-pwsh.ts'
import {
  createHarness,
  type Harness,
  isAlive,
  never,
  openSession,
  scriptRequest,
} from '../fakes/script-host-fixture.ts'
import { eventually } from '../fakes/eventually.ts'

const pwsh = findPwsh()
const echo =
  'New-Object psobject -Property @{ text = $p.text; length = $p.text.Length; step = $s.first.value; stored = $r.old }'

/** The real engine in the language mode of a locked-down PC: set before anything else runs. */
function constrained(commands: HostCommands): HostCommands {
  const locked = "$ExecutionContext.SessionState.LanguageMode = 'ConstrainedLanguage'\n"
  const lock = (argv: readonly string[]): string[] =>
    argv.map((text, index) => (index === argv.length - 1 ? locked + text : text))
  return {
    loop: { ...commands.loop, argv: lock(commands.loop.argv) },
    once: { ...commands.once, argv: lock(commands.once.argv) },
  }
}

async function open(commands: HostCommands): Promise<{ harness: Harness; session: PowerShellSession }> {
  const harness = createHarness(commands, 60_000)
  return { harness, session: await openSession(harness) }
}

describe.skipIf(pwsh === null)('a real PowerShell', () => {
  let harness: Harness
  let session: PowerShellSession
  const commands = pwshCommands(pwsh ?? '')

  beforeAll(async () => {
    ;({ harness, session } = await open(commands))
  })
  afterAll(async () => {
    await session.close()
    harness.remove()
  })

  const run = (script: string, p = {}, timeoutMs = 20_000) => session.run(scriptRequest(script, p, timeoutMs), never)

  test('tells its language mode and version', () => {
    expect(session.facts).toMatchObject({ languageMode: 'full', version: expect.stringMatching(/^\d+\.\d+/) as string })
  })

  test('hostile texts arrive byte for byte', async () => {
    const texts = [
      '',
      ' lead and trail ',
      '2024-05-01T10:00:00Z',
      '/Date(0)/',
      '\' " ` \u2018\u201c $(throw) \r\n\t\u0001\u202e 한국어 \ud83d\ude00',
      ...hostileTexts().map(({ text }) => text),
    ]
    for (const text of texts) {
      const request = {
        ...scriptRequest(echo, { text }),
        args: { p: { text }, s: { first: { value: text } }, r: { old: text } },
      }
      expect(await session.run(request, never)).toMatchObject({
        ok: true,
        value: { records: [{ text, length: text.length, step: text, stored: text }] },
      })
    }
  })

  test('nothing stays between calls, and return ends only the script', async () => {
    expect(
      await run("$left = 'over'; $p = 5; $ErrorActionPreference = 'Continue'; return 1; throw 'late'"),
    ).toMatchObject({
      value: { records: [1] },
    })
    const look = '@{ left = [string]$left; none = ($null -eq $p.none); stop = [string]$ErrorActionPreference }'
    expect(await run(look)).toMatchObject({ value: { records: [{ left: '', none: true, stop: 'Stop' }] } })
  })

  test('lists stay lists, depth is kept, output outside the frame is noise', async () => {
    const script = "Write-Host 'hello'; @{ one = @(1); none = @(); deep = @{ a = @{ b = @{ c = @(@{ d = 1 }) } } } }"
    expect(await run(script)).toMatchObject({
      value: { records: [{ one: [1], none: [], deep: { a: { b: { c: [{ d: 1 }] } } } }] },
    })
    await run('1')
    expect(harness.noise.some(({ text }) => text.includes('hello'))).toBe(true)
  })

  test('what lies deep comes whole, not as the name of its type', async () => {
    const script = '$deep = @{ end = 1 }; foreach ($level in 1..12) { $deep = @{ inside = $deep } }; $deep'
    const inside = (level: number): unknown => (level === 0 ? { end: 1 } : { inside: inside(level - 1) })
    expect(await run(script)).toMatchObject({ value: { records: [inside(12)] } })
  })

  test.each([
    ['Get-NoSuchThingAtAll', 'missing_cmdlet', {}],
    ["throw 'pid_reused'", 'step_failed', { reason: 'pid_reused' }],
    ['throw [System.UnauthorizedAccessException]::new()', 'needs_admin', {}],
    ["Write-Error -Message 'x' -Category PermissionDenied -ErrorId 'y'", 'needs_admin', {}],
    ["Write-Error -Message 'x' -ErrorId 'HRESULT 0x00040004'", 'timed_out', {}],
    ['if (', 'step_failed', {}],
    ["Get-Item -LiteralPath '/no/such/file'", 'step_failed', {}],
  ])('%s is %s', async (script, code, data) => {
    expect(await run(script)).toMatchObject({ ok: false, error: { code, data } })
    expect(session.usable()).toBe(true)
  })

  test('no matching events is an empty answer', async () => {
    const script = "Write-Error -Message 'x' -ErrorId 'NoMatchingEventsFound'"
    expect(await run(script)).toMatchObject({ ok: true, value: { empty: true, records: [] } })
  })

  test('a script that changes the console encoding cannot bend the frame', async () => {
    expect(await run("[Console]::OutputEncoding = [System.Text.Encoding]::Unicode; 'schön'")).toMatchObject({
      value: { records: ['schön'] },
    })
  })

  test('exit in a script loses the host, and the call says so', async () => {
    const other = await open(commands)
    expect(await other.session.run(scriptRequest('exit 3'), never)).toMatchObject({
      error: { code: 'session_lost', data: { exitCode: 3 } },
    })
    other.harness.remove()
  })

  test('the time limit ends the whole tree', async () => {
    const other = await open(commands)
    const pidFile = join(other.harness.folder, 'child.pid')
    const script =
      "$child = Start-Process -FilePath $p.node -ArgumentList '-e', 'setInterval(()=>0,1000)' -PassThru; Set-Content -LiteralPath $p.pidFile -Value $child.Id; Start-Sleep -Seconds 600"
    const running = other.session.run(scriptRequest(script, { pidFile, node: process.execPath }, 6_000), never)
    const pid = await eventually(() => readPid(pidFile))
    expect(isAlive(pid)).toBe(true)
    expect(await running).toMatchObject({ ok: false, error: { code: 'timed_out' } })
    await eventually(() => expect(isAlive(pid)).toBe(false))
    other.harness.remove()
  })

  test.each([
    ['full language', commands],
    ['constrained language', constrained(commands)],
  ])('a module among the files of the person is not found: %s', async (_, host) => {
    const home = mkdtempSync(join(tmpdir(), 'dm-home-'))
    plantModule(join(home, '.local', 'share', 'powershell', 'Modules', 'Planted'))
    const environment = { ...host.loop.environment, HOME: home }
    const other = await open({ loop: { ...host.loop, environment }, once: { ...host.once, environment } })
    expect(await other.session.run(scriptRequest('Get-NetAdapter'), never)).toMatchObject({
      error: { code: 'missing_cmdlet' },
    })
    const own = "(New-Object psobject -Property @{ a = 1 }).a; [string](Get-Command -Name 'New-Object').CommandType"
    expect(await other.session.run(scriptRequest(own), never)).toMatchObject({ value: { records: [1, 'Cmdlet'] } })
    await other.session.close()
    other.harness.remove()
    rmSync(home, { recursive: true })
  })

  test('in Constrained Language Mode the same calls go through a file', async () => {
    const other = await open(constrained(commands))
    expect(other.session.facts.languageMode).toBe('constrained')
    const text = '\' " 한국어 \ud83d\ude00 2024-05-01T10:00:00Z'
    const script = '@{ text = $p.text; mode = [string]$ExecutionContext.SessionState.LanguageMode; one = @(1) }'
    expect(await other.session.run(scriptRequest(script, { text }, 20_000), never)).toMatchObject({
      ok: true,
      value: { records: [{ text, mode: 'ConstrainedLanguage', one: [1] }] },
    })
    expect(await other.session.run(scriptRequest("throw 'pid_reused'"), never)).toMatchObject({
      error: { code: 'step_failed', data: { reason: 'pid_reused' } },
    })
    expect(await other.session.run(scriptRequest('Get-NoSuchThingAtAll'), never)).toMatchObject({
      error: { code: 'missing_cmdlet' },
    })
    other.harness.remove()
  })
})

/** A module that answers a command which this engine does not have, and another one in its place. */
function plantModule(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const functions = ['Get-NetAdapter', 'New-Object']
  const code = functions.map((name) => `function ${name} { 'planted' }`).join('\n')
  writeFileSync(join(folder, 'Planted.psm1'), `${code}\nExport-ModuleMember -Function ${functions.join(', ')}\n`)
  const names = functions.map((name) => `'${name}'`).join(', ')
  writeFileSync(
    join(folder, 'Planted.psd1'),
    `@{ RootModule = 'Planted.psm1'; ModuleVersion = '1.0'; FunctionsToExport = @(${names}) }`,
  )
}

function readPid(path: string): number {
  const pid = Number(readFileSync(path, 'utf8').trim())
  if (!(pid > 0)) throw new Error('still empty')
  return pid
}
