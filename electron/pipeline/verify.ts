import type { FixProof } from '../../shared/domain/tool-call.ts'
import { findingHolds } from '../policy/assess.ts'
import { hasOnlyOldEntries } from '../policy/old-entries.ts'
import { recordScope } from '../policy/record-scope.ts'
import { destroysAny } from '../contract/as-called.ts'
import type { Loss } from '../contract/call-object.ts'
import type { Proof } from '../contract/define-tool.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import { judgeFix, measureImprovement } from '../policy/prove.ts'
import { undoHasEffect } from '../policy/undo-time.ts'
import type { CheckOutcome } from './check-outcome.ts'
import type { Observation, Ran, Stage, Verified } from './call-context.ts'
import { observe, proofCallOf } from './observe.ts'
import type { PipelinePorts } from './ports.ts'

/** Windows needs up to two minutes until a restart that was asked for has begun. */
const restartCountdownMs = 120_000

/** Reads the findings of the result; after a change, looks at the PC again and says whether it helped. */
export const verify: Stage<Ran, Shown> = (context, ports) => {
  const { tool, record, args, runner, before } = context
  const assessment = ports.assessor.assess(tool, { record, args, nowMs: runner.now() })
  return before === null ? { assessment, proof: null } : withProof(context, { before, assessment }, ports)
}

type Shown = Pick<Verified, 'assessment' | 'proof'> & Partial<Pick<Verified, 'undoId'>>
type Assessed = Pick<Verified, 'assessment'> & { readonly before: Observation }

async function withProof(context: Ran, { before, assessment }: Assessed, ports: PipelinePorts): Promise<Shown> {
  const proof = await prove(context, before, ports)
  return { assessment, proof, undoId: await undoLeft(context, ports) }
}

/** Time passed while the proof was waited for: what can no longer be undone is not offered. */
async function undoLeft({ undoId, tool, record, call, runner }: Ran, ports: PipelinePorts): Promise<Ran['undoId']> {
  if (undoId === null || undoHasEffect({ tool, result: record.result }, runner.now())) return undoId
  const dropped = await ports.undo.drop(undoId)
  if (!dropped.ok) ports.logger.log('error', 'undo record could not be completed', { callId: call.id })
  return null
}

async function prove(context: Ran, before: Observation, ports: PipelinePorts): Promise<FixProof> {
  const { proof } = context.tool
  const called = proof ? proofCallOf(proof, context.args, context.request.context ?? {}) : null
  const evidenceTool = before.evidence && called ? called.tool : null
  const noProof = { evidenceTool, before: before.evidence?.record.result ?? null, after: null }
  // A fix whose check is named by its call can be called without one.
  const nobodyNamed = proof !== undefined && typeof proof.tool !== 'string' && called === null
  if ((!proof || nobodyNamed) && !before.prompting) return { ...noProof, verdict: 'cannot_tell', reason: 'no_proof' }
  const restart = proof?.after === 'restart' && takesRestart(proof, context, ports)
  await context.runner.wait(
    typeof proof?.after === 'number' ? proof.after : restart ? restartCountdownMs : 0,
    context.signal,
  )
  const after = await observe(context, ports)
  if (restart && after.lastBootMs === before.lastBootMs) {
    return { ...noProof, verdict: 'cannot_tell', reason: 'after_restart' }
  }
  return {
    ...noProof,
    after: after.evidence?.record.result ?? null,
    ...promptingIn(before, after),
    ...judge(context, before, { after, ports }),
  }
}

function promptingIn(before: Observation, after: Observation): Pick<FixProof, 'prompting'> {
  if (before.prompting === null || before.prompting === before.evidence) return {}
  return { prompting: { before: before.prompting.record.result, after: after.prompting?.record.result ?? null } }
}

/** Unknown counts as yes: nothing is judged before its effect can be there. */
function takesRestart({ restartWhen }: Proof, { record, args, runner }: Ran, { conditions }: PipelinePorts): boolean {
  if (restartWhen === undefined) return true
  return conditions.holds(restartWhen, { result: recordScope(record), args }, { nowMs: runner.now() }) !== false
}

type Later = { readonly after: Observation; readonly ports: PipelinePorts }

function judge(context: Ran, before: Observation, { after, ports }: Later): Pick<FixProof, 'verdict' | 'reason'> {
  const { tool, args, record, request, runner } = context
  const nowMs = runner.now()
  const records = {
    before: before.evidence?.record ?? null,
    after: after.evidence?.record ?? null,
    result: record,
    args,
    nowMs,
  }
  const measured = tool.proof
    ? measureImprovement(ports.conditions, tool.proof, records)
    : { improved: null, improvedBefore: null }
  const prompting = request.prompting ?? implied(tool.name, before.evidence, ports)
  if (!prompting) return judgeFix({ prompting: null, ...measured, wrongBefore: wrongIn(before.evidence) })
  const seenIn = request.prompting === undefined ? 'evidence' : 'prompting'
  const judged = judgeFix({
    prompting,
    findingBefore: holds(before[seenIn], prompting, { nowMs, ports }),
    findingAfter: holds(after[seenIn], prompting, { nowMs, ports }),
    onlyOldEntries: isOnlyOld(after[seenIn], prompting, { sinceMs: before.atMs, nowMs, ports }),
    improved: measured.improved,
    destroysKept: destroysAny(tool, args, whatIsMeant(ruleOf(prompting, ports))),
  })
  const waits = judged.reason === 'only_old_entries' && ruleOf(prompting, ports)?.logEvidence?.renewedBy === 'restart'
  return waits ? { ...judged, reason: 'after_restart' } : judged
}

/** What a finding is about and a person wants to keep. */
function whatIsMeant(rule: FindingRule | null): readonly Loss[] {
  return rule?.isWhatIsKept === true ? (rule.keeps ?? []) : []
}

/** A person ran the fix by hand: the finding of its own check that suggests it stands for the complaint. */
function implied(
  fix: string,
  evidence: CheckOutcome | null,
  ports: PipelinePorts,
): { readonly tool: string; readonly id: string } | null {
  if (!evidence) return null
  return (
    evidence.assessment.findings.find(({ tool, id }) =>
      ports.registry.find(tool)?.findings.some((rule) => rule.id === id && rule.suggests?.includes(fix)),
    ) ?? null
  )
}

/** Whether a check found anything wrong; null when it gave nothing, or too little to say. */
function wrongIn(outcome: CheckOutcome | null): boolean | null {
  if (!outcome) return null
  if (outcome.assessment.findings.some(({ severity }) => severity !== 'info')) return true
  return outcome.assessment.verdict === 'unknown' ? null : false
}

type Judging = { readonly nowMs: number; readonly ports: PipelinePorts }
type NamedFinding = { readonly tool: string; readonly id: string }

/** Whether the finding held; null when the check could not be run, says too little, or its rule is unknown. */
function holds(outcome: CheckOutcome | null, finding: NamedFinding, { nowMs, ports }: Judging): boolean | null {
  const rule = ruleOf(finding, ports)
  if (!outcome || !rule) return null
  const run = { record: outcome.record, args: outcome.args, nowMs }
  const value = findingHolds(ports.conditions, rule, run)
  return value === false && outcome.assessment.verdict === 'unknown' ? null : value
}

/** Whether the finding stands only because of what was logged before the fix. */
function isOnlyOld(
  outcome: CheckOutcome | null,
  finding: NamedFinding,
  { sinceMs, nowMs, ports }: Judging & { readonly sinceMs: number },
): boolean {
  const rule = ruleOf(finding, ports)
  if (!outcome || !rule) return false
  const { record, args } = outcome
  return hasOnlyOldEntries(ports.conditions, rule, { record, args, nowMs, sinceMs })
}

function ruleOf(finding: NamedFinding, ports: PipelinePorts): FindingRule | null {
  return ports.registry.find(finding.tool)?.findings.find(({ id }) => id === finding.id) ?? null
}
