import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { Scope } from '../../shared/condition/value.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { AppError } from '../../shared/errors.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { appError } from '../kernel/result.ts'
import type { Tool, ToolRecord } from '../contract/define-tool.ts'
import type { FindingRule, FixBinding } from '../contract/finding-rule.ts'
import { boundElements, valuesOf } from './binding-elements.ts'
import { fitArguments, type FittedArguments } from './fit-arguments.ts'
import { recordScope } from '../policy/record-scope.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** Runs a diagnostic with these arguments; null = it gave no record. */
export type RunCheck = (tool: string, args: Arguments) => Promise<ToolRecord | null>

/** A finding, the fix it suggests, and the run in which it was found. */
export type BindingRequest = {
  readonly rule: FindingRule
  /** The tool of the finding. */
  readonly tool: Tool
  readonly fix: Tool
  readonly record: ToolRecord
  /** Arguments of the run in which it was found. */
  readonly args: Arguments
  /** Milliseconds since the epoch, of the PC that is looked at. */
  readonly nowMs: number
}

export type BindingResult =
  /** Argument sets to propose, best first: at least one, each accepted by the schema of the fix. */
  | { readonly kind: 'proposals'; readonly proposals: readonly Arguments[] }
  /** A person picks one of `choices` and gives the arguments named in `missing`. */
  | {
      readonly kind: 'ask'
      readonly askWhat: LocalizedText | null
      readonly choices: readonly Arguments[]
      readonly missing: readonly string[]
    }
  /** Not offered: `binding_missing`, with the reason in its data. */
  | { readonly kind: 'none'; readonly error: AppError }

/** Why a fix cannot be offered: `reason` in the data of `binding_missing`. */
export type BindingProblem =
  | 'check_failed'
  | 'unreadable'
  | 'no_element'
  | 'value_unknown'
  | 'value_refused'
  | 'argument_missing'

export type Binder = {
  /** Fills the arguments of a suggested fix. It only proposes: policy, preconditions, notice and the yes stay as they are. */
  resolve(request: BindingRequest, runCheck: RunCheck): Promise<BindingResult>
}

export function createBinder({ conditions }: { readonly conditions: Conditions }): Binder {
  return { resolve: (request, runCheck) => resolveBinding(request, { conditions, runCheck }) }
}

type BindingPorts = { readonly conditions: Conditions; readonly runCheck: RunCheck }

async function resolveBinding(request: BindingRequest, ports: BindingPorts): Promise<BindingResult> {
  const binding = request.rule.bind?.[request.fix.name] ?? {}
  const reached = await scopeInReach(request, binding, ports)
  if (typeof reached === 'string') return notOffered(request, reached)
  const bound = boundElements(binding, { conditions: ports.conditions, scope: reached, nowMs: request.nowMs })
  if (!bound.ok) return notOffered(request, bound.reason)
  const fitted = bound.values.map((values) => fitArguments(request.fix, values))
  return binding.ask === true ? askFor(request, binding, fitted) : propose(request, fitted)
}

/** The record that is read, every record under the name of its tool, and `args`; or why there is none. */
async function scopeInReach(
  { tool, record, args, nowMs }: BindingRequest,
  binding: FixBinding,
  { conditions, runCheck }: BindingPorts,
): Promise<Scope | BindingProblem> {
  const own = recordScope(record)
  const viaTools = viaToolsOf(binding)
  const records: Record<string, Scope> = { [tool.name]: own }
  let read = own
  for (const [index, name] of viaTools.entries()) {
    const isLast = index === viaTools.length - 1
    const source = { conditions, scope: { ...own, ...records, args }, nowMs }
    const viaArgs = isLast ? valuesOf(binding.viaArgs ?? {}, undefined, source) : {}
    // An unknown argument would make the check look at something else than the finding was about.
    if (Object.values(viaArgs).includes(null)) return 'value_unknown'
    const found = await runCheck(name, viaArgs)
    if (found === null) return 'check_failed'
    read = recordScope(found)
    records[name] = read
  }
  return { ...read, ...records, args }
}

function viaToolsOf({ via = [] }: FixBinding): readonly string[] {
  return typeof via === 'string' ? [via] : via
}

function propose(request: BindingRequest, fitted: readonly FittedArguments[]): BindingResult {
  const complete = fitted.filter((set) => set.problem === null && set.missing.length === 0)
  if (complete.length > 0) return { kind: 'proposals', proposals: distinct(complete) }
  return notOffered(request, firstProblem(fitted) ?? 'argument_missing')
}

function askFor(request: BindingRequest, binding: FixBinding, fitted: readonly FittedArguments[]): BindingResult {
  const usable = fitted.filter((set) => set.problem === null)
  if (usable.length === 0) return notOffered(request, firstProblem(fitted) ?? 'value_refused')
  const choices = distinct(usable)
  const missing = [...new Set(usable.flatMap((set) => set.missing))]
  if (binding.each !== undefined && choices.length === 1 && missing.length === 0)
    return { kind: 'proposals', proposals: choices }
  return { kind: 'ask', askWhat: binding.askWhat ?? null, choices, missing }
}

function firstProblem(fitted: readonly FittedArguments[]): BindingProblem | null {
  return fitted.find((set) => set.problem !== null)?.problem ?? null
}

/** Two elements can mean the same call (two windows of one program): it is offered once. */
function distinct(fitted: readonly FittedArguments[]): readonly Arguments[] {
  const byText = new Map<string, Arguments>()
  for (const { args } of fitted) {
    const key = canonicalJson(args)
    if (!byText.has(key)) byText.set(key, args)
  }
  return [...byText.values()]
}

function notOffered({ rule, fix }: BindingRequest, reason: BindingProblem): BindingResult {
  return { kind: 'none', error: appError('binding_missing', { tool: fix.name, finding: rule.id, reason }) }
}
