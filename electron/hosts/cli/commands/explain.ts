import * as z from 'zod'

import { validateArgs } from '../../../contract/argument-validation.ts'
import { isPreview, type Step, type Tool } from '../../../contract/define-tool.ts'
import { plainHost } from '../../../executors/http/guard/listed-names.ts'
import { walkUrl } from '../../../executors/http/guard/walk-url.ts'
import { lookUpName } from '../../../executors/http/name-lookup.ts'
import { createTrafficCounter } from '../../../executors/http/traffic-counter.ts'
import { rulesFor } from '../../../executors/http/web/web-address.ts'
import { explainRequestLine } from '../../../executors/powershell/request-line.ts'
import { type ExpandedProgram, explainProgram } from '../../../executors/process/expand-program.ts'
import { failText, runBatch } from '../batch.ts'
import { parseArguments } from './run-tool.ts'
import { type CliContext, type CommandOutcome, exitCodes } from '../context.ts'
import { showError, showReason } from '../../lines/show-error.ts'
import { guardListsOf } from '../../../engine/network/external-access.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { appError, ok, type Result } from '../../../kernel/result.ts'
import { systemTimers } from '../../../kernel/timers.ts'
import { decide } from '../../../policy/decide.ts'
import { unknownTool } from '../../../registry/unknown-tool.ts'
import type { Settings } from '../../../settings/settings.ts'
import { harmless } from '../../../views/harmless.ts'
import { isPerson } from '../../../../shared/domain/caller.ts'
import { type GuardProfile, guardProfiles, type GuardRules } from '../../../../shared/domain/url-guard.ts'
import type { AppError } from '../../../../shared/errors.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'

/** What the policy would answer for a call, and why. Runs nothing. */
export function explainCall(context: CliContext, name: string, argsText: string): Result<CommandOutcome> {
  const { backend, caller, translator } = context
  const parsed = parseArguments(argsText)
  if (!parsed.ok) return parsed
  const tool = backend.registry.find(name)
  if (!tool) return { ok: false, error: unknownTool(name, backend.registry) }
  const args = validateArgs(tool, parsed.value)
  if (!args.ok) return args
  const decision = decide({
    tool,
    caller,
    destination: backend.destination(tool, args.value),
    typedByPerson: isPerson(caller),
    // It says what is answered to whoever types the call.
    unnamedDestination: null,
    approval: null,
    previewOnly: isPreview(tool, args.value),
    availability: { ...backend.availability(), unsupported: backend.machine.supports(tool) },
  })
  const reasons =
    decision.answer === 'deny'
      ? decision.reasons.map((error) => showReason(error, translator))
      : decision.answer === 'ask'
        ? decision.reasons.map((reason) => translator.text(`ask.${reason}`))
        : decision.reasons.map((reason) => translator.text(`allow.${reason}`))
  const notice = tool.texts.notice?.what[translator.locale]
  const codes = decision.reasons.map((reason) => (typeof reason === 'string' ? reason : reason.code))
  return ok({
    exitCode: decision.answer === 'deny' ? exitCodes.refused : exitCodes.done,
    data: { answer: decision.answer, reasons: codes, ...(notice === undefined ? {} : { notice }) },
    lines: [
      translator.text(`explain.${decision.answer}`),
      ...reasons.map((line) => `  ${line}`),
      ...(notice === undefined ? [] : [`  ${notice}`]),
    ],
  })
}

/** Whether arguments are accepted, the exact line for the script host, and the arguments of each program. */
export function explainArgs(context: CliContext, name: string, argsText: string): Result<CommandOutcome> {
  const parsed = parseArguments(argsText)
  if (!parsed.ok) return parsed
  const explained = explain(context, name, parsed.value)
  if (!explained.ok) return explained
  const { answer, error } = explained.value
  const { translator } = context
  if (error !== null) return ok({ exitCode: exitCodes.usage, data: answer, lines: showError(error, translator) })
  return ok({ exitCode: exitCodes.done, data: answer, lines: givenLines(explained.value, translator) })
}

export function explainArgsBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, (input) => {
    if (typeof input['tool'] !== 'string') return failText('tool', input['tool'])
    const explained = explain(context, input['tool'], input['args'])
    return explained.ok ? ok({ ...explained.value.answer }) : explained
  })
}

type Values = Readonly<Record<string, unknown>>

/** What scripts read. */
type ExplainedArgs = {
  readonly accepted: boolean
  readonly code?: string
  readonly field?: string
  readonly line?: string
  /** Programs of Windows that the steps would start, in order; what only a run makes stands as it is written. */
  readonly programs?: readonly (ExpandedProgram & { readonly step: string })[]
}

type Explained = { readonly answer: ExplainedArgs; readonly error: AppError | null; readonly values: Values }

/** What would be given, for people; the exact line for the script host is for scripts. */
function givenLines({ answer, values }: Explained, translator: Translator): readonly string[] {
  const { line, programs = [] } = answer
  const given = Object.entries(values).map(([name, value]) => `${name} = ${harmless(JSON.stringify(value))}`)
  const started = programs.map(({ executable, argv }) =>
    translator.text('explain.args.program', { program: harmless(JSON.stringify([executable, ...argv])) }),
  )
  return [
    translator.text('explain.args.accepted'),
    ...(given.length > 0 ? given : [translator.text('show.none')]).map((each) => `  ${each}`),
    ...[...(line === undefined ? [] : [translator.text('explain.args.script')]), ...started].map((each) => `  ${each}`),
  ]
}

function explain({ backend }: CliContext, name: string, args: unknown): Result<Explained> {
  const tool = backend.registry.find(name)
  if (!tool) return { ok: false, error: unknownTool(name, backend.registry) }
  const valid = validateArgs(tool, args)
  if (!valid.ok) return ok(refused(valid.error, { field: String(valid.error.data['field'] ?? '') }))
  const values = valid.value
  const programs = programsOf(tool, values)
  if (!programs.ok) return ok(refused(programs.error))
  const started = programs.value.length === 0 ? {} : { programs: programs.value }
  const script = firstScript(tool)
  if (script === null) return ok({ answer: { accepted: true, ...started }, error: null, values })
  const line = explainRequestLine({ script, args: values, timeoutMs: tool.timeoutMs }, backend.ports.ids)
  if (!line.ok) return ok(refused(line.error))
  return ok({ answer: { accepted: true, line: line.value, ...started }, error: null, values })
}

function refused(error: AppError, more: Pick<ExplainedArgs, 'field'> = {}): Explained {
  return { answer: { accepted: false, code: error.code, ...more }, error, values: {} }
}

function programsOf({ steps }: Tool, args: Values): Result<NonNullable<ExplainedArgs['programs']>> {
  const programs: (ExpandedProgram & { readonly step: string })[] = []
  for (const step of steps) {
    if (step.via !== 'native' || isLeftOut(step, args)) continue
    const program = explainProgram(step, args)
    if (program.ok) programs.push({ step: step.id, ...program.value })
    // Without an argument that may be left out, such a step is left out too.
    else if (program.error.code !== 'step_failed' || step.onlyIf === undefined) return program
  }
  return ok(programs)
}

/** True = the arguments alone leave a step out. One that depends on a step before it may be run. */
function isLeftOut({ onlyIf }: Step, p: Values): boolean {
  let isOpen = false
  const later = new Proxy({}, { get: () => void (isOpen = true) })
  return onlyIf?.({ p, s: later, r: later }) === false && !isOpen
}

function firstScript({ steps }: Tool): string | null {
  for (const step of steps) if (step.via === 'powershell') return step.script
  return null
}

const lookUpLimitMs = 5_000

/** What the guard says to an address. Sends nothing to it; a name is looked up. */
export async function explainOneUrl(context: CliContext, url: string): Promise<Result<CommandOutcome>> {
  const answer = await answerFor(context, urlQuestion.parse({ url }))
  const allowed = answer.verdict === 'allow'
  const reason = appError('url_refused', { host: parseUrl(url)?.host ?? url.slice(0, 80), reason: answer.code })
  return ok({
    exitCode: allowed ? exitCodes.done : exitCodes.refused,
    data: answer,
    lines: [allowed ? context.translator.text('explain.url.allow') : showReason(reason, context.translator)],
  })
}

export function explainUrlBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, async (input) => {
    const question = urlQuestion.safeParse(input)
    if (question.success) return ok(await answerFor(context, question.data))
    const field = question.error.issues[0]?.path.join('.') ?? ''
    return failArgument({ field, rule: 'type' })
  })
}

function answerFor(context: CliContext, question: UrlQuestion): Promise<UrlAnswer> {
  const { settings } = context.backend
  return answerUrlQuestion(question, {
    rules: (url, profile) => rulesOf(url, profile, settings),
    behindProxy: settings.get('proxy') !== '',
    lookUp: (name) => lookUp(context, name),
  })
}

/** The rules that a tool without lists of its own would meet. */
function rulesOf(url: string, profile: GuardProfile | undefined, settings: Settings): GuardRules {
  const lists = guardListsOf(settings)
  if (profile === undefined) return rulesFor(url, noTool, lists)
  const domains = profile === 'internal' ? lists.domains(noTool, 'own_servers') : lists.domains(noTool)
  return {
    profile,
    domains,
    privateOnly: profile === 'internal',
    internalHosts: lists.internalHosts,
    unwrapNat64: false,
  }
}

const noTool = ''

async function lookUp({ backend, signal }: CliContext, name: string): Promise<readonly string[]> {
  const { settings } = backend
  const mode = settings.get('mode')
  // As a call would be: outside online mode only servers that are listed are asked for.
  const isListed = settings.get('internalHosts').some((host) => host.replace(/:\d+$/, '') === name)
  const deps = {
    mayReach: () => mode === 'online' || (mode === 'internal' && isListed),
    timers: systemTimers,
    sent: backend.ports.sent ?? createTrafficCounter(),
  }
  const answer = await lookUpName(deps, name, { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal })
  return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
}

const addresses = z.array(z.string())

/** An address, with answers of name servers and of servers on the way that are to be believed. */
export const urlQuestion = z.object({
  url: z.string(),
  /** Absent = that of the address: a listed server of the own network, or one of the internet. */
  profile: z.enum(guardProfiles).optional(),
  /** Addresses by name. A name that is not in it has none. Absent, and no sequence either = names are really looked up. */
  dns: z.record(z.string(), addresses).optional(),
  /** Answers by name for one look-up after the other. */
  dns_sequence: z.record(z.string(), z.array(addresses)).optional(),
  redirects: z.array(z.object({ status: z.int(), location: z.string().optional() })).default([]),
})

type UrlQuestion = z.output<typeof urlQuestion>

export type UrlAnswer = { readonly verdict: 'allow' | 'block'; readonly code: string; readonly step: number | null }

type UrlJudge = {
  /** What the address has to pass, as settings and policy say. */
  readonly rules: (url: string, profile: GuardProfile | undefined) => GuardRules
  /** A proxy looks names up: no address may be given. */
  readonly behindProxy: boolean
  /** Really looks a name up; empty = no answer. */
  readonly lookUp: (host: string) => Promise<readonly string[]>
}

/** What the guard says to an address and everything it leads to. */
export async function answerUrlQuestion(
  question: UrlQuestion,
  { rules, lookUp, behindProxy }: UrlJudge,
): Promise<UrlAnswer> {
  const { url, redirects, profile, dns, dns_sequence: sequence } = question
  const isGiven = dns !== undefined || sequence !== undefined
  const fixed = byName(dns ?? {})
  const changing = byName(sequence ?? {})
  const answer = await walkUrl({
    url,
    redirects,
    rules: rules(url, profile),
    proxy: !behindProxy ? 'none' : isGiven ? 'answers_given' : 'looks_up',
    lookUp: (host) => (isGiven ? Promise.resolve(changing.get(host)?.[0] ?? fixed.get(host) ?? []) : lookUp(host)),
    laterAnswers: (host) => changing.get(host)?.slice(1) ?? [],
  })
  return answer.verdict === 'allow' ? { verdict: 'allow', code: 'passed', step: null } : answer
}

/** Names as the parser writes them: a file may give them in capitals or with signs of another script. */
function byName<Answer>(record: Readonly<Record<string, Answer>>): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(record).map(([name, answer]) => [plainHost(parseUrl(`http://${name}/`)?.hostname ?? name), answer]),
  )
}
