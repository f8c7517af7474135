import { roleIncludes } from '../../shared/domain/role.ts'
import type { FixVerdict } from '../../shared/domain/finding.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { Consent } from '../pipeline/consent.ts'
import type { Registry } from '../registry/registry.ts'
import { unknownTool } from '../registry/unknown-tool.ts'
import type { FixReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import { contextOf, runCheck, type CheckSession } from './run-check.ts'
import type { TriedFix } from './offer-fix.ts'

export type RemediationAgent = {
  /**
   * Runs the ticked steps one after the other. Every step still passes the whole pipeline: without a person's yes for
   * exactly this step it ends there. A step whose finding is gone meanwhile is skipped.
   */
  run(
    ticked: readonly ProposedFix[],
    session: CheckSession,
    onStep: (report: FixReport) => void,
  ): Promise<readonly FixReport[]>
}

export type RemediationDeps = { readonly registry: Registry; readonly consent: Pick<Consent, 'withdraw'> }

export function createRemediationAgent({ registry, consent }: RemediationDeps): RemediationAgent {
  return {
    run: async (ticked, session, onStep) => {
      const reports: FixReport[] = []
      try {
        for (const fix of ticked) {
          const report = await step(fix, { registry, session, first: reports.length === 0 })
          reports.push(report)
          onStep(report)
          if (session.signal.aborted) break
        }
      } finally {
        // A yes is for this plan: what was skipped or refused must not wait for a later call.
        consent.withdraw(ticked.map(({ digest }) => digest))
      }
      return reports
    },
  }
}

/** Steps that were run and did not help: the next rung of the ladder may follow. */
export function triedWithoutSuccess(reports: readonly FixReport[]): readonly TriedFix[] {
  return reports.flatMap((report) =>
    report.kind === 'run' && report.verdict !== 'fixed' && wasStarted(report.call)
      ? [{ tool: report.fix.tool, args: report.call.args }]
      : [],
  )
}

type Stepping = { readonly registry: Registry; readonly session: CheckSession; readonly first: boolean }

async function step(fix: ProposedFix, { registry, session, first }: Stepping): Promise<FixReport> {
  const { because } = fix
  const refused = refusalOf(fix, { registry, session })
  if (refused) return { kind: 'skipped', fix, reason: refused }
  if (!first && (await isGone(fix, session))) {
    return { kind: 'skipped', fix, reason: appError('no_longer_needed', { tool: fix.tool }) }
  }
  const request = {
    tool: fix.tool,
    args: fix.args,
    caller: session.caller,
    ...(because === 'request' ? {} : { prompting: { tool: because.tool, id: because.id, args: because.args } }),
    context: contextOf(session.known),
    ...(fix.object ? { object: fix.object } : {}),
  }
  const call = await session.pipeline.submit(request, session.signal)
  return { kind: 'run', fix, call, verdict: verdictOf(call) }
}

/** Why the step is not for this caller at all, as the rules say it; null = the pipeline judges it. */
function refusalOf({ tool: name }: ProposedFix, { registry, session }: Omit<Stepping, 'first'>): AppError | null {
  const { role } = session.caller
  const tool = registry.find(name)
  if (tool === null) return unknownTool(name, registry)
  return roleIncludes(role, tool.access.minRole) ? null : (registry.unavailableReasons(tool, role)[0] ?? null)
}

async function isGone({ because }: ProposedFix, session: CheckSession): Promise<boolean> {
  // What a person asked for is for them to say.
  if (because === 'request') return false
  const report = await runCheck({ tool: because.tool, args: because.args, because }, session)
  return report.verdict !== 'unknown' && !report.findings.some((finding) => finding.id === because.id)
}

function verdictOf(call: EndedCall): FixVerdict {
  if (call.state === 'succeeded') return call.proof?.verdict ?? 'cannot_tell'
  // Nothing was changed, or what was started did not get through: the finding stands.
  return call.state === 'denied' || call.state === 'failed' ? 'not_fixed' : 'cannot_tell'
}

function wasStarted(call: EndedCall): boolean {
  return call.state !== 'denied'
}
