import { isSameFinding, type Conclusion } from '../../shared/domain/conclusion.ts'
import { severityRank, type Finding } from '../../shared/domain/finding.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { unmetPreconditions } from '../pipeline/check-preconditions.ts'
import { destroysAny } from '../contract/as-called.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import type { Tool, ToolRecord } from '../contract/define-tool.ts'
import type { Loss } from '../contract/call-object.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import type { Binder } from './bindings.ts'
import type {
  Arguments,
  CheckReport,
  FixPlan,
  FixQuestion,
  ProposedFix,
  WithheldFix,
} from '../../shared/domain/diagnosis.ts'
import type { CheckSession } from './run-check.ts'
import { tickFixes } from './tick-fixes.ts'
import { offerRequested } from './offer-requested.ts'
import {
  checkRunner,
  digestFor,
  objectOf,
  offerFix,
  realArgs,
  recordsOf,
  type Proposing,
  type ProposerDeps,
  type TriedFix,
} from './offer-fix.ts'
import type { RequestedFix } from '../../shared/domain/check-plan.ts'

export type ProposingFor = {
  readonly tried: readonly TriedFix[]
  /** What only follows from a cause gets no fix of its own; fixes for causes are ticked. */
  readonly conclusion: Pick<Conclusion, 'causes' | 'consequences'>
  /** Everything that stands, where fixes are asked for only a part of it. Absent = the findings of the checks. */
  readonly standing?: readonly Finding[]
  /** Fixes that the person asked for by name. */
  readonly requested?: readonly RequestedFix[]
  /** What is complained about comes and goes: what one look saw of it leads to no repair. */
  readonly comesAndGoes?: boolean
  /** What was read for an offer a moment ago. Absent = nothing was. */
  readonly cache?: Proposing['cache']
}

export type FixProposer = {
  /** For each finding the mildest fix that fits now; what does not fit is kept with its reason. */
  propose(checks: readonly CheckReport[], session: CheckSession, so: ProposingFor): Promise<FixPlan>
  /** The rule behind a finding, with its fixes, mildest first. */
  ruleOf(finding: Finding): FindingRule | undefined
}

export function createFixProposer(deps: ProposerDeps): FixProposer {
  return {
    propose: async (checks, session, so) => {
      const { tried, conclusion, standing, requested = [], cache = new Map(), comesAndGoes = false } = so
      const all = standing ?? checks.flatMap(({ findings }) => findings)
      const proposing = {
        deps,
        session,
        tried,
        kept: keptWith(all, { ...deps, causes: conclusion.causes }),
        read: recordsOf(checks),
        cache,
      }
      // What is usual on a PC like this one is offered where it is complained about, but nobody is led to change it.
      const isNormalHere = (one: Finding): boolean =>
        one.severity === 'info' && ruleOf(one, deps.registry)?.severity !== 'info'
      const isConsequence = (one: Finding): boolean =>
        conclusion.consequences.some(({ finding }) => isSameFinding(finding, one))
      const found = checks
        .flatMap((check) => check.findings.map((finding) => ({ check, finding })))
        .filter(({ finding }) => !isConsequence(finding))
      const plan: FixPlan = { proposed: [], withheld: [], questions: [] }
      const asked = requested.filter(({ oneOfSeveral }) => oneOfSeveral !== true)
      for (const one of asked) merge(plan, await offerRequested(one, proposing))
      const unticked = new Set<Finding>()
      for (const { check, finding } of provableFirst(found, { ...deps, causes: conclusion.causes })) {
        merge(plan, await firstFitting(check, finding, proposing))
        const isUnasked = finding.severity === 'info' && check.because !== 'plan'
        const isPassing = comesAndGoes && ruleOf(finding, deps.registry)?.passing === true
        if (isNormalHere(finding) || isUnasked || isPassing) unticked.add(finding)
      }
      // What only may be meant comes after what was found: there it stands with its reason already.
      for (const one of requested.filter((each) => !asked.includes(each)))
        if (!isIn(plan, one.tool)) merge(plan, await offerRequested(one, proposing))
      return tickFixes(plan, { unticked, causes: conclusion.causes, asked })
    },
    ruleOf: (finding) => ruleOf(finding, deps.registry),
  }
}

/** What nobody may lose while these stand. What is only noticed, such as a file that was deleted on purpose, holds nothing up. */
function keptWith(
  standing: readonly Finding[],
  { registry, causes }: Pick<ProposerDeps, 'registry'> & Pick<Conclusion, 'causes'>,
): readonly Loss[] {
  return standing
    .filter((one) => one.severity !== 'info' || causes.some((cause) => isSameFinding(cause, one)))
    .flatMap((one) => ruleOf(one, registry)?.keeps ?? [])
}

type Found = { readonly check: CheckReport; readonly finding: Finding }

/**
 * The same fix can stand for several findings: it has to prove itself on a cause, on the worst of them, and rather on one
 * that goes away than on one whose log entries stay.
 */
function provableFirst(
  found: readonly Found[],
  { registry, causes }: Pick<ProposerDeps, 'registry'> & Pick<Conclusion, 'causes'>,
): readonly Found[] {
  const isCause = (finding: Finding): boolean => causes.some((cause) => isSameFinding(cause, finding))
  const rank = ({ finding }: Found): number =>
    (isCause(finding) ? 0 : 6) + 2 * severityRank(finding) + (ruleOf(finding, registry)?.logEvidence ? 1 : 0)
  return [...found].sort((a, b) => rank(a) - rank(b))
}

function ruleOf({ tool, id }: Finding, registry: ProposerDeps['registry']): FindingRule | undefined {
  return registry.find(tool)?.findings.find((rule) => rule.id === id)
}

/** Goes along the escalation order of one finding: the first candidate that fits is offered. */
async function firstFitting(check: CheckReport, finding: Finding, proposing: Proposing): Promise<FixPlan> {
  const { registry } = proposing.deps
  const tool = registry.find(finding.tool)
  const rule = ruleOf(finding, registry)
  const withheld: WithheldFix[] = []
  for (const name of rule?.suggests ?? []) {
    const fix = registry.find(name)
    if (!tool || !rule || !fix) continue
    const offered = await tryCandidate({ check, tool, rule, fix, finding }, proposing)
    if ('reason' in offered) {
      withheld.push({ tool: name, because: finding, reason: offered.reason })
      continue
    }
    return { ...offered, withheld: [...withheld, ...offered.withheld] }
  }
  return { proposed: [], withheld, questions: [] }
}

type Candidate = {
  readonly check: CheckReport
  readonly tool: Tool
  readonly rule: FindingRule
  readonly fix: Tool
  readonly finding: Finding
}

async function tryCandidate(at: Candidate, proposing: Proposing): Promise<FixPlan | { readonly reason: AppError }> {
  const { fix, finding } = at
  const { deps, session } = proposing
  const blocked = deps.registry.unavailableReasons(fix, session.caller.role)[0]
  if (blocked) return { reason: blocked }
  const milder = milderFirst(at, proposing)
  if (milder) return { reason: milder }
  const lost = losing(at, {}, proposing)
  if (lost) return { reason: lost }
  const unmet = await unmetPreconditions(fix, checkRunner(proposing), { ...deps, machine: deps.runners.own })
  if (unmet[0]) return { reason: unmet[0] }
  const bound = await bind(at, proposing)
  if (bound.kind === 'none') return { reason: bound.error }
  const digestOf = (args: Arguments): string => digestFor(fix, args, proposing)
  if (bound.kind === 'ask') {
    const choices: FixQuestion['choices'][number][] = []
    for (const args of bound.choices.map((chosen) => realArgs(fix, chosen)))
      choices.push({ args, digest: digestOf(args), ...(await objectOf(fix, args, proposing)) })
    const { askWhat, missing } = bound
    const question: FixQuestion = { tool: fix.name, because: finding, askWhat, choices, missing }
    return { proposed: [], withheld: [], questions: [question] }
  }
  const fresh = bound.proposals.filter((args) => !wasTried(fix, args, proposing.tried))
  if (fresh.length === 0) return { reason: appError('already_tried', { tool: fix.name }) }
  const harmful = fresh.map((args) => losing(at, args, proposing)).find((error) => error !== null)
  if (harmful) return { reason: harmful }
  return offerFix({ fix, because: finding }, fresh, proposing)
}

/** A fix that destroys what this finding, or another one, wants kept is no fix. */
function losing({ rule, fix }: Candidate, args: Arguments, { kept }: Proposing): AppError | null {
  const full = validateArgs(fix, args)
  const isLost = destroysAny(fix, full.ok ? full.value : args, [...(rule.keeps ?? []), ...kept])
  return isLost ? appError('would_lose', { tool: fix.name }) : null
}

function bind({ check, tool, rule, fix }: Candidate, proposing: Proposing): ReturnType<Binder['resolve']> {
  const record: ToolRecord = { result: check.result ?? {}, unavailable: check.unavailable }
  const request = { rule, tool, fix, record, args: check.call.args, nowMs: proposing.deps.runners.own.now() }
  return proposing.deps.binder.resolve(request, async (name, args) => {
    const outcome = await checkRunner(proposing)(name, args)
    return outcome?.record ?? null
  })
}

/** A stronger fix waits until the milder ones of the same finding were tried or do not fit. */
function milderFirst({ fix, rule }: Candidate, { tried, deps, session }: Proposing): AppError | null {
  const open = (fix.milderFixes ?? []).find((name) => {
    const milder = deps.registry.find(name)
    const fits = milder !== null && deps.registry.unavailableReasons(milder, session.caller.role).length === 0
    return fits && !tried.some((done) => done.tool === name) && isLater(rule, fix, name)
  })
  return open === undefined ? null : appError('milder_fix_first', { tool: fix.name, milder: open })
}

/** A milder fix that stands before this one was already looked at in the escalation order and did not fit. */
function isLater(rule: FindingRule, fix: Tool, milder: string): boolean {
  const order = rule.suggests ?? []
  return order.indexOf(milder) > order.indexOf(fix.name)
}

function wasTried(fix: Tool, args: Arguments, tried: readonly TriedFix[]): boolean {
  const full = validateArgs(fix, args)
  return tried.some((done) => {
    if (done.tool !== fix.name) return false
    const ignored = fix.preview?.argument ?? ''
    const same = (values: Arguments): string => JSON.stringify({ ...values, [ignored]: null })
    return full.ok && same(full.value) === same(done.args)
  })
}

function isIn({ proposed, withheld }: FixPlan, tool: string): boolean {
  return [...proposed, ...withheld].some((one) => one.tool === tool)
}

function merge(plan: FixPlan, more: FixPlan): void {
  const into = plan as { proposed: ProposedFix[]; withheld: WithheldFix[]; questions: FixQuestion[] }
  const known = new Set(plan.proposed.map((fix) => fix.digest))
  into.proposed.push(...more.proposed.filter((fix) => !known.has(fix.digest)))
  into.withheld.push(...more.withheld)
  into.questions.push(...more.questions.filter((one) => !plan.questions.some((other) => other.tool === one.tool)))
}
