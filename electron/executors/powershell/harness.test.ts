import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import type { StartedProcess } from '../process/start-process.ts'
import { sha256 } from '../../kernel/digest.ts'
import {
  createHarness,
  fakeHostCommands,
  type Harness,
  type HostStart,
  isAlive,
  never,
  openSession,
  scriptRequest,
} from '../../../test/fakes/script-host-fixture.ts'
import { createScriptFiles, type ScriptFiles } from './script-files.ts'
import scriptLanguage from './script-language.ps1?raw'
import { eventually } from '../../../test/fakes/eventually.ts'

const opened: { harness: Harness; close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const { harness, close } of opened.splice(0)) {
    await close()
    harness.remove()
  }
})

function harnessOf(start: HostStart, startLimitMs?: number, parts?: Parameters<typeof createHarness>[2]): Harness {
  const harness = createHarness(fakeHostCommands(start), startLimitMs, parts)
  opened.push({ harness, close: () => Promise.resolve() })
  return harness
}

async function sessionOf(start: HostStart = 'ready') {
  const harness = harnessOf(start)
  const session = await openSession(harness)
  opened.push({ harness, close: () => session.close() })
  return { harness, session }
}

const run = async (script: string, p = {}) => (await sessionOf()).session.run(scriptRequest(script, p), never)

test('the host tells its language mode, version and code page at its start, past noise', async () => {
  const { session } = await sessionOf('slow-start')
  expect(session.facts).toEqual({ languageMode: 'full', scripts: 'full', version: '5.1.22621.1', oemCodePage: 850 })
})

test('calls in a row use one host and arguments arrive as they were', async () => {
  const { harness, session } = await sessionOf()
  const p = { text: 'schön "\' `$x 안녕 \u2018 \u0001' }
  expect(await session.run(scriptRequest('echo', p), never)).toMatchObject({
    ok: true,
    value: { records: [{ p, calls: 1 }] },
  })
  expect(await session.run(scriptRequest('echo', p), never)).toMatchObject({ value: { records: [{ calls: 2 }] } })
  expect(harness.commands).toHaveLength(1)
})

test('behind the only call of a host its input is closed, behind any other it stays open', async () => {
  const { session } = await sessionOf()
  await session.run(scriptRequest('count'), never)
  expect(await session.run(scriptRequest('count'), never)).toMatchObject({ value: { records: [{ calls: 2 }] } })
  const last = await session.run({ ...scriptRequest('count'), isolated: true }, never)
  expect(last).toMatchObject({ ok: true, value: { records: [{ calls: 3 }] } })
  await eventually(() => expect(session.usable()).toBe(false))
})

test.each(['split', 'utf16', 'noise'])('%s output does not disturb the reply', async (script) => {
  expect(await run(script)).toMatchObject({ ok: true })
})

test('noise and error streams are kept apart, and are no failure', async () => {
  const { harness, session } = await sessionOf()
  expect((await session.run(scriptRequest('noise'), never)).ok).toBe(true)
  expect((await session.run(scriptRequest('clixml'), never)).ok).toBe(true)
  await session.close()
  const texts = harness.noise.map(({ stream, text }) => `${stream}: ${text}`).join('\n')
  expect(texts).toContain('WARNING: mounted')
  expect(texts).toContain('stderr: plain words')
  expect(texts).not.toContain('Preparing')
  expect(harness.noise.flatMap(({ errors }) => errors)).toEqual([{ text: 'Get-Thing : no <thing>', id: null }])
})

test('an error of the script is an error of the call, and the host lives on', async () => {
  const { session } = await sessionOf()
  const failed = await session.run(scriptRequest('fail', { id: 'CommandNotFoundException', target: 'Get-X' }), never)
  expect(failed).toMatchObject({ ok: false, error: { code: 'missing_cmdlet', data: { command: 'Get-X' } } })
  const empty = await session.run(scriptRequest('fail', { id: 'NoMatchingEventsFound,Y' }), never)
  expect(empty).toMatchObject({ ok: true, value: { records: [], empty: true } })
  expect(session.usable()).toBe(true)
})

test.each([
  ['crash', 'session_lost'],
  ['no-base64', 'session_lost'],
  ['no-json', 'session_lost'],
  ['flood', 'output_too_large'],
])('%s ends the call with %s and the host with it', async (script, code) => {
  const { session } = await sessionOf()
  expect(await session.run(scriptRequest(script), never)).toMatchObject({ ok: false, error: { code } })
  expect(session.usable()).toBe(false)
  expect(await session.run(scriptRequest('echo'), never)).toMatchObject({ error: { code: 'session_lost' } })
})

test.each(['hang', 'no-end'])('%s ends at the time limit', async (script) => {
  const { session } = await sessionOf()
  const result = await session.run(scriptRequest(script, {}, 100), never)
  expect(result).toMatchObject({ ok: false, error: { code: 'timed_out', data: { timeoutMs: 100 } } })
  expect(session.usable()).toBe(false)
})

test('cancelling ends the host and what it started', async () => {
  const { harness, session } = await sessionOf()
  const controller = new AbortController()
  const pidFile = join(harness.folder, 'child.pid')
  const running = session.run(scriptRequest('child', { pidFile }), controller.signal)
  const pid = Number(await eventually(() => readWritten(pidFile)))
  expect(isAlive(pid)).toBe(true)
  controller.abort()
  expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  await eventually(() => expect(isAlive(pid)).toBe(false))
})

function readWritten(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (text === '') throw new Error('still empty')
  return text
}

test('closing the input is enough: an app that crashed leaves no host behind', async () => {
  const { session } = await sessionOf()
  const first = await session.run(scriptRequest('count'), never)
  const pid = (first as unknown as { value: { records: [{ pid: number }] } }).value.records[0].pid
  await session.close()
  expect(isAlive(pid)).toBe(false)
})

test('a script that changed after loading never reaches the host', async () => {
  const { harness, session } = await sessionOf()
  const changed = { ...scriptRequest('echo'), scriptSha256: sha256('something else') }
  expect(await session.run(changed, never)).toMatchObject({ ok: false, error: { code: 'script_changed' } })
  expect(harness.written).toEqual([])
})

test.each<[HostStart, string, number]>([
  ['crash-start', 'ended_at_start', 20_000],
  ['silent', 'no_answer', 300],
])('a host with %s has not started: %s', async (start, reason, startLimitMs) => {
  expect(await harnessOf(start, startLimitMs).start()).toEqual({ ok: false, reason })
})

test('a missing program has not started', async () => {
  const commands = fakeHostCommands('ready')
  const harness = createHarness({ ...commands, loop: { ...commands.loop, file: '/nowhere/powershell.exe' } })
  expect(await harness.start()).toEqual({ ok: false, reason: 'missing_file' })
})

test('a program that the system refuses to start for a reason without a name is not allowed', async () => {
  const refused: StartedProcess = {
    ...{ pid: null, write: () => undefined, endInput: () => undefined, onStdout: () => undefined },
    ...{ onStderr: () => undefined, killTree: () => Promise.resolve(true) },
    ended: Promise.resolve({ exitCode: null, signal: null, startError: 'UNKNOWN' }),
  }
  const harness = createHarness(fakeHostCommands('ready'), 10_000, { startProcess: () => refused })
  expect(await harness.start()).toEqual({ ok: false, reason: 'not_allowed' })
  harness.remove()
})

test('in Constrained Language Mode every call has its own process and leaves no file', async () => {
  const { harness, session } = await sessionOf('constrained')
  expect(session.facts.languageMode).toBe('constrained')
  const p = { text: '안녕' }
  // The loop that said so, and the question which language a file gets; then one for each call.
  for (const calls of [3, 4]) {
    expect(await session.run(scriptRequest('echo', p), never)).toMatchObject({ ok: true, value: { records: [{ p }] } })
    expect(harness.commands).toHaveLength(calls)
  }
  // The language mode is known now: the loop is not tried again.
  await openSession(harness)
  expect(harness.commands).toHaveLength(4)
})

test.each([
  ['fail', 'needs_admin', 10_000],
  ['crash', 'session_lost', 10_000],
  ['forged', 'session_lost', 10_000],
  ['hang', 'timed_out', 500],
])('Constrained Language Mode: %s gives %s', async (script, code, timeoutMs) => {
  const { session } = await sessionOf('constrained')
  const request = scriptRequest(script, { category: 'PermissionDenied' }, timeoutMs)
  expect(await session.run(request, never)).toMatchObject({ ok: false, error: { code } })
  expect(await session.run(scriptRequest('echo', {}), never)).toMatchObject({ ok: true })
})

test.each<[HostStart, string]>([
  ['ready', 'full'],
  ['constrained', 'constrained'],
  ['constrained-trusted', 'full'],
  ['constrained-blocked', 'none'],
])('on a PC that is %s, scripts get the language %s', async (start, scripts) => {
  const { session } = await sessionOf(start)
  expect(session.facts).toMatchObject({ languageMode: start === 'ready' ? 'full' : 'constrained', scripts })
})

test('an elevated run, which has no folder under such a rule, asks no file and starts nothing', async () => {
  const harness = harnessOf('constrained-trusted', undefined, { hasFolder: false })
  const session = await openSession(harness)
  expect([session.facts.scripts, harness.commands.length]).toEqual(['constrained', 1])
})

test('where the execution policy refuses files, a call says so', async () => {
  const { session } = await sessionOf('constrained-blocked')
  expect(await session.run(scriptRequest('echo'), never)).toMatchObject({ error: { code: 'scripts_blocked' } })
})

/** Delivered files of these scripts, each with a signature behind it. */
function delivered(folder: string, ...scripts: readonly string[]): ScriptFiles {
  const placed = scripts.map((script, index) => {
    const [file, bytes] = [`s${String(index)}.ps1`, `${script}\n# SIG # Begin signature block\n`]
    writeFileSync(join(folder, file), bytes)
    return [sha256(script), { file, sha256: sha256(bytes) }] as const
  })
  return createScriptFiles({ folder, list: Object.fromEntries(placed) })
}

test('a delivered script is run from its own file, which a rule can trust; what was changed is not run', async () => {
  const folder = join(harnessOf('ready').folder, 'delivered')
  mkdirSync(folder)
  const harness = harnessOf('constrained-trusted', undefined, {
    scriptFiles: delivered(folder, scriptLanguage, 'where'),
  })
  const session = await openSession(harness)
  const place = join(folder, 's1.ps1')
  expect(session.facts.scripts).toBe('full')
  expect(await session.run(scriptRequest('where'), never)).toMatchObject({
    ok: true,
    value: { records: [{ scriptPath: place }] },
  })
  const before = harness.commands.length
  expect(await session.run(scriptRequest('echo'), never)).toMatchObject({ error: { code: 'script_changed' } })
  writeFileSync(place, 'where\n# SIG # another')
  expect(await session.run(scriptRequest('where'), never)).toMatchObject({ error: { code: 'script_changed' } })
  expect(harness.commands).toHaveLength(before)
})

test('a warm host takes texts, and looks for no file', async () => {
  const unasked: ScriptFiles = { find: () => Promise.reject(new Error('asked')) }
  const session = await openSession(harnessOf('ready', undefined, { scriptFiles: unasked }))
  expect(await session.run(scriptRequest('echo'), never)).toMatchObject({ ok: true })
})
