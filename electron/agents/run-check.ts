import { isPerson, type Caller } from '../../shared/domain/caller.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Arguments, CheckReport } from '../../shared/domain/diagnosis.ts'

export type CheckSession = {
  readonly pipeline: Pipeline
  readonly caller: Caller
  readonly signal: AbortSignal
  readonly known: Readonly<Record<string, string>>
  /** What the person wrote and entered; absent = it was not a model who chose, and nothing hangs on it. */
  readonly said?: readonly string[]
}

/** Runs one check through the pipeline. A check that gave nothing is unknown, never healthy. */
export async function runCheck(
  entry: {
    readonly tool: string
    readonly args: Arguments
    readonly because: 'plan' | Finding
    /** A person chose this call: it is theirs. Absent = a rule did. */
    readonly chosenByPerson?: boolean
    /** One of many looks at the same. */
    readonly isRepeated?: boolean
  },
  session: CheckSession,
): Promise<CheckReport> {
  const { pipeline, signal, known, said } = session
  const caller = entry.chosenByPerson === true ? session.caller : agentOf(session.caller)
  const context = contextOf(known)
  const call = await pipeline.submit(
    {
      ...{ tool: entry.tool, args: entry.args, caller, context },
      ...(entry.isRepeated ? { isRepeated: true } : {}),
      ...(said === undefined ? {} : { said }),
    },
    signal,
  )
  return reportOf(call, entry.because)
}

/** Rules chose the check, whoever typed the complaint. What an agent started stays that agent's, with its narrower reach. */
function agentOf(caller: Caller): Caller {
  return isPerson(caller) ? { kind: 'planner', role: 'ai_agent' } : caller
}

/** Facts of the conversation that proofs may use. */
export function contextOf(known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const name = known['host_name']
  return name === undefined ? {} : { failing_name: name }
}

function reportOf(call: EndedCall, because: 'plan' | Finding): CheckReport {
  const startedAt = 'startedAt' in call ? call.startedAt : call.endedAt
  const shared = { call, because, durationMs: call.endedAt - startedAt }
  if (call.state !== 'succeeded') return { ...shared, verdict: 'unknown', findings: [], result: null, unavailable: [] }
  const { verdict, findings, result, unavailable } = call
  return { ...shared, verdict, findings, result, unavailable }
}
