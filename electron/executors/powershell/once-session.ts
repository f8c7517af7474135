import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCode } from '../../kernel/error-code.ts'
import type { Ids } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { CreatePrivateFolder } from '../files/private-folder.ts'
import { decodeOutput } from '../process/decode.ts'
import type { ProcessCommand, StartProcess } from '../process/start-process.ts'
import { parseObject, readEnvelope } from './envelope.ts'
import { maxOutputBytes } from './frame.ts'
import { createNoiseCollector } from './host-noise.ts'
import { stopHost } from './loop-session.ts'
import type { HostFacts, HostNoise, PowerShellSession, ScriptReply, ScriptRequest } from './powershell-session.ts'
import { newCallIdentity, requestLine } from './request-line.ts'
import type { ScriptFiles } from './script-files.ts'

export type OnceSessionDeps = {
  readonly command: ProcessCommand
  readonly startProcess: StartProcess
  readonly createFolder: CreatePrivateFolder
  readonly scriptFiles: () => Promise<ScriptFiles | null>
  readonly facts: HostFacts
  readonly ids: Ids
  readonly timers: Timers
  readonly onNoise: (noise: HostNoise) => void
}

/** What ended a run: the process itself, or us. */
type Stop = 'ended' | 'cancelled' | 'timed_out' | 'output_too_large'

/** Constrained Language Mode: one process per call, the script as a file, the answer in a file. Nothing stays between calls. */
export function createOnceSession(deps: OnceSessionDeps): PowerShellSession {
  return {
    facts: deps.facts,
    usable: () => true,
    run: async (request, signal) => {
      if (signal.aborted) return fail('cancelled')
      try {
        return await withFolder(deps, (folder) => runInFolder(deps, { request, folder, signal }))
      } catch (error) {
        // A full or locked disk: the script has not run, or its answer could not be read.
        return fail('session_lost', { reason: errorCode(error) ?? 'private_folder' })
      }
    },
    close: () => Promise.resolve(),
  }
}

async function withFolder<T>(deps: OnceSessionDeps, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await deps.createFolder()
  try {
    return await use(folder.path)
  } finally {
    await folder.remove()
  }
}

type Run = { readonly request: ScriptRequest; readonly folder: string; readonly signal: AbortSignal }

async function runInFolder(deps: OnceSessionDeps, run: Run): Promise<Result<ScriptReply>> {
  const { script, scriptSha256, args, timeoutMs, elevated } = run.request
  const scriptPath = await scriptFile(deps, run)
  if (!scriptPath.ok) return scriptPath
  const files = { scriptPath: scriptPath.value, outputPath: join(run.folder, 'output.json') }
  const identity = newCallIdentity(deps.ids)
  const line = requestLine({ ...identity, script, scriptSha256, args, timeoutMs, files })
  if (!line.ok) return line
  const host = deps.startProcess(deps.command)
  const stopping = awaitStop(deps, host, run)
  host.write(line.value + '\n')
  host.endInput()
  const stop = await stopping
  const isGone = stop === 'ended' ? await host.killTree() : await stopHost(host, deps.timers)
  if (!isGone && host.pid !== null) return fail('could_not_stop', { pid: host.pid })
  if (stop === 'timed_out') return fail('timed_out', { timeoutMs })
  if (stop !== 'ended') return fail(stop)
  return readAnswer(files.outputPath, identity.marker, elevated)
}

/** The file that was delivered, which a rule of the PC can trust; from the sources, one that this call writes. */
async function scriptFile(deps: OnceSessionDeps, { request, folder }: Run): Promise<Result<string>> {
  const delivered = await deps.scriptFiles()
  if (delivered !== null) return delivered.find(request.scriptSha256)
  const own = join(folder, 'script.ps1')
  await writeFile(own, request.script, { flag: 'wx', mode: 0o600 })
  return ok(own)
}

function awaitStop(deps: OnceSessionDeps, host: ReturnType<StartProcess>, run: Run): Promise<Stop> {
  const noise = createNoiseCollector(deps.facts, deps.onNoise)
  let written = 0
  return new Promise((resolve) => {
    const settle = (stop: Stop): void => {
      cancelTimer()
      run.signal.removeEventListener('abort', cancel)
      noise.flush()
      resolve(stop)
    }
    const count = (bytes: Buffer): void => {
      written += bytes.length
      if (written > maxOutputBytes) settle('output_too_large')
    }
    const cancel = (): void => settle('cancelled')
    const cancelTimer = deps.timers.after(run.request.timeoutMs, () => settle('timed_out'))
    run.signal.addEventListener('abort', cancel)
    host.onStdout(noise.stdout)
    host.onStderr(noise.stderr)
    host.onStdout(count)
    host.onStderr(count)
    void host.ended.then(() => settle('ended'))
  })
}

async function readAnswer(path: string, marker: string, elevated: boolean): Promise<Result<ScriptReply>> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) return fail('session_lost', { reason: 'no_answer' })
  if (size > maxOutputBytes) return fail('output_too_large')
  const json = decodeOutput(await readFile(path), null)
  if (parseObject(json)?.['marker'] !== marker) return fail('session_lost', { reason: 'protocol' })
  return readEnvelope(json, elevated) ?? fail('session_lost', { reason: 'protocol' })
}
