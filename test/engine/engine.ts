import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { PowerShellSession } from '../../electron/executors/powershell/powershell-session.ts'
import type { PowerShellStep } from '../../electron/contract/define-tool.ts'
import type { StepState } from '../../electron/contract/step-state.ts'
import { pwshCommands } from '../fakes/real-pwsh.ts'
import { createHarness, never, openSession, scriptRequest } from '../fakes/script-host-fixture.ts'
import type { AppError } from '../../shared/errors.ts'
import { openActLine } from './act-line.ts'
import type { Facts } from './facts.ts'
import { createSentFacts } from './sent-facts.ts'
import type { World } from './world.ts'

type Values = Readonly<Record<string, unknown>>

/** What one script gave: its record or the code of its error, and what the facts could not answer. */
export type ScriptAnswer = {
  readonly record: Values | null
  readonly error: AppError | null
  readonly gaps: readonly string[]
}

/** The product's own script host on a real engine, with Windows replaced by tables. */
export type Engine = {
  load(facts: Facts): Promise<void>
  /** Answers from this PC, and changes it when a script does. */
  enter(world: World): Promise<void>
  run(step: PowerShellStep, state: StepState): Promise<ScriptAnswer>
  close(): Promise<void>
}

const stubFiles = ['stubs.ps1', 'stubs-files.ps1', 'stubs-devices.ps1', 'stubs-objects.ps1', 'stubs-changes.ps1']

export async function openEngine(executable: string): Promise<Engine> {
  const commands = pwshCommands(executable)
  const environment = { ...commands.loop.environment, TZ: 'UTC' }
  const harness = createHarness({ ...commands, loop: { ...commands.loop, environment } }, 60_000)
  const session = await openSession(harness)
  for (const name of stubFiles) {
    await call(session, readFileSync(path.join(import.meta.dirname, name), 'utf8'), {})
  }
  const sent = createSentFacts()
  const line = await openActLine(sent)
  await call(session, 'Connect-World $r.port', { port: line.port })
  const load = async (facts: Facts): Promise<void> => {
    await call(session, 'Update-Facts $r', { ...sent.changesTo(facts) })
  }
  return {
    load: (facts) => {
      line.lead(null)
      return load(facts)
    },
    enter: (world) => {
      line.lead(world)
      return load(world.facts())
    },
    run: async (step, state) => {
      const answer = await session.run(
        { ...scriptRequest(inWorld(step.script)), args: state, timeoutMs: 60_000 },
        never,
      )
      const [found] = await call(session, 'Get-FactGaps; $global:factGaps.Clear()', {})
      const gaps = (found as { readonly gaps: readonly string[] }).gaps
      if (!answer.ok) return { record: null, error: answer.error, gaps }
      return { record: (answer.value.records.at(-1) ?? null) as Values | null, error: null, gaps }
    },
    close: async () => {
      await session.close()
      await line.close()
      harness.remove()
    },
  }
}

/** An engine that a script starts beside itself has to be in the same world, and nothing of a type can be replaced from outside. */
function inWorld(script: string): string {
  return script.replaceAll('[powershell]::Create()', '(New-OtherEngine)')
}

async function call(session: PowerShellSession, script: string, r: Values): Promise<readonly unknown[]> {
  const request = scriptRequest(script)
  const answer = await session.run({ ...request, args: { p: {}, s: {}, r }, timeoutMs: 60_000 }, never)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value.records
}
