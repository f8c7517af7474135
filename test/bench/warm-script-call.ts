import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

import type { HostCommands } from '../../electron/executors/powershell/host-command.ts'
import type { ProcessCommand, StartedProcess } from '../../electron/executors/process/start-process.ts'
import { commands as peerCommands, peerConsole } from '../fakes/console-peer.ts'
import { findPwsh, pwshCommands } from '../fakes/real-pwsh.ts'
import {
  createHarness,
  fakeHostCommand,
  fakeHostCommands,
  never,
  openSession,
  scriptRequest,
  systemStarter,
} from '../fakes/script-host-fixture.ts'
import { single, type BenchResult } from './bench-result.ts'

type HostUnderTest = {
  readonly label: string
  readonly script: string
  readonly commands: HostCommands
  /** Same program, same script and arguments as one JSON line, a JSON line back: no frame, no marker, no checks. */
  readonly raw: ProcessCommand
}

/** Until both sides have been compiled. */
const warmUpCalls = 500

/**
 * A warm call through the harness, against the same host's bare read-evaluate loop, against the package node-powershell, and against
 * one process per call.
 * Uses a real PowerShell where there is one, else the fake host. `rounds` = measured warm calls.
 */
export async function bench(rounds: number): Promise<BenchResult> {
  const host = hostUnderTest()
  const harness = createHarness(host.commands, 60_000)
  const session = await openSession(harness)
  const raw = await openRaw(host)
  const request = scriptRequest(host.script)
  const call = async (): Promise<void> => {
    const result = await session.run(request, never)
    if (!result.ok) throw new Error(result.error.code)
  }
  await repeat(warmUpCalls, call)
  await repeat(warmUpCalls, raw.call)
  const peer = await openPeer()
  // Turn by turn, so that a busy moment of the computer hits both.
  const warm: number[] = []
  const bare: number[] = []
  const packaged: number[] = []
  await repeat(rounds, async () => {
    warm.push(await timed(call))
    bare.push(await timed(raw.call))
    await peer?.ready()
    if (peer !== null) packaged.push(await timed(peer.call))
  })
  await session.close()
  await raw.close()
  await peer?.close()
  harness.remove()
  const starts: number[] = []
  await repeat(Math.max(3, Math.min(10, Math.round(rounds / 20))), async () => {
    starts.push(await timed(() => startAndCall(host)))
  })
  return resultOf(host.label, {
    warm: median(warm),
    bare: median(bare),
    packaged: packaged.length === 0 ? null : median(packaged),
    start: median(starts),
  })
}

type Medians = {
  readonly warm: number
  readonly bare: number
  /** Null = the package does not run here. */
  readonly packaged: number | null
  readonly start: number
}

function resultOf(label: string, { warm, bare, packaged, start }: Medians): BenchResult {
  const ms = (what: string, value: number) => ({ what, value, unit: 'ms' }) as const
  return {
    name: `warm script call (${label})`,
    rows: [
      ms('warm call through the harness', warm),
      ms('bare read-evaluate loop of the same host', bare),
      ...(packaged === null ? [] : [ms('the package node-powershell', packaged)]),
      ms('one process start per call', start),
    ],
    ratios: [
      single('harness / bare loop', warm / bare, 2),
      ...(packaged === null ? [] : [single('harness / node-powershell', warm / packaged, 1)]),
      single('harness / start per call', warm / start, 1 / 30),
    ],
    notMeasured: packaged === null ? [{ what: 'the package node-powershell', why: 'its stand-in needs Linux' }] : [],
  }
}

type Peer = {
  readonly ready: () => Promise<void>
  readonly call: () => Promise<void>
  readonly close: () => Promise<void>
}

/** With PowerShell 7 the package loses the answer of about its 25th call and waits without end: it is opened anew before that. */
const callsPerShell = 20
const warmUpOfPeer = 5

/** The package holds the same PowerShell open, or what answers its lines where there is none. */
async function openPeer(): Promise<Peer | null> {
  if (process.platform === 'win32' && findPwsh() === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-peer-'))
  const peer = peerConsole(folder)
  let shell = peer.open()
  let calls = 0
  const call = async (): Promise<void> => {
    calls += 1
    await shell.invoke(peerCommands.answer)
  }
  // It ends with the signal that it was sent, and tells that as an error.
  const end = (): Promise<void> => shell.dispose().catch(() => undefined)
  await repeat(warmUpOfPeer, call)
  return {
    call,
    ready: async () => {
      if (calls < callsPerShell) return
      await end()
      shell = peer.open()
      calls = 0
      await repeat(warmUpOfPeer, call)
    },
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hostUnderTest(): HostUnderTest {
  const pwsh = findPwsh()
  if (pwsh === null) {
    const commands = fakeHostCommands('ready')
    return { label: 'fake host', script: 'evaluate 1', commands, raw: fakeHostCommand('raw') }
  }
  const commands = pwshCommands(pwsh)
  const loop =
    'while ($null -ne ($line = [Console]::In.ReadLine())) { ' +
    '$call = ConvertFrom-Json -InputObject $line; $p = $call.args; ' +
    '[Console]::Out.WriteLine((ConvertTo-Json -InputObject (& ([scriptblock]::Create($call.script))) -Compress)) }'
  const raw = { ...commands.loop, argv: [...commands.loop.argv.slice(0, -1), loop] }
  return { label: 'PowerShell', script: '@{ value = 1 }', commands, raw }
}

async function openRaw(
  host: HostUnderTest,
): Promise<{ readonly call: () => Promise<void>; readonly close: () => Promise<void> }> {
  const program: StartedProcess = systemStarter(host.raw)
  let text = ''
  let resolveLine: () => void = () => undefined
  const line = JSON.stringify({ script: host.script, args: {} }) + '\n'
  program.onStdout((bytes) => {
    text += bytes.toString('latin1')
    if (!text.includes('\n')) return
    text = ''
    resolveLine()
  })
  const call = (): Promise<void> =>
    new Promise((resolve) => {
      resolveLine = resolve
      program.write(line)
    })
  await call()
  return {
    call,
    close: async () => {
      program.endInput()
      await program.ended
    },
  }
}

async function startAndCall(host: HostUnderTest): Promise<void> {
  const raw = await openRaw(host)
  await raw.close()
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await work()
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
