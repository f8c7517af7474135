import * as z from 'zod'

import { utcTimeText } from '../contract/argument-schemas.ts'
import { shapeLines } from '../contract/shape-lines.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'
import type { Step, Tool } from '../contract/define-tool.ts'
import type { FindingRule, FixBinding } from '../contract/finding-rule.ts'

type Json = Readonly<Record<string, unknown>>

/** Everything about all tools, scripts included, as one document: for people and programs outside the product. Texts are English. */
export function exportCatalogue(tools: readonly Tool[]): Json {
  return {
    schema_version: 1,
    title: 'Deskmedic tools',
    tools: tools.map(toolEntry),
    // Beside the entries: the format of an entry knows no such fields, and its readers refuse what they do not know.
    placements: Object.fromEntries(tools.map(({ name, placement }) => [name, placementEntry(placement)])),
  }
}

function placementEntry({ networkScope, runtime }: Tool['placement']): Json {
  return { network_scope: networkScope, runtime }
}

function toolEntry(tool: Tool): Json {
  const { name, category, access, placement, texts } = tool
  // The format of an entry knows two kinds: what it calls a fix is what changes or sends anything.
  const kind = access.risk === 'safe' ? 'diagnostic' : 'remediation'
  return {
    name,
    title: texts.title.en,
    category,
    kind,
    purpose: texts.purpose.en,
    min_role: access.minRole,
    ...(access.roleReason === undefined ? {} : { role_reason: access.roleReason }),
    risk: access.risk,
    requires_user_notice: access.requiresUserNotice,
    requires_idle_check: access.requiresIdleCheck,
    requires_admin: access.requiresAdmin,
    runs_as: access.runsAs,
    network: placement.networkType,
    execution: placement.executionMode,
    security: placement.securityLevel,
    needs_full_language: placement.needsFullLanguage ?? false,
    min_build: placement.minBuild,
    timeout_s: Math.ceil(tool.timeoutMs / 1000),
    args: argumentEntries(tool),
    steps: tool.steps.map((step) => stepEntry(step, tool)),
    output_schema: shapeLines(shapeOfSchema(tool.result())),
    symptoms: texts.utterances,
    findings: tool.findings.map((finding) => findingEntry(finding, tool)),
    verdicts: { problem: '@problem_finding', unknown: tool.unknownWhen ?? 'false', healthy: '@otherwise' },
    note: '',
    confirm_on_pc: [],
    ...(texts.notice ? noticeEntry(tool) : {}),
    ...(kind === 'remediation' ? fixEntry(tool) : {}),
  }
}

function noticeEntry({ texts: { notice } }: Tool): Json {
  if (!notice) return {}
  return {
    notice: {
      what: notice.what.en,
      why: notice.why.en,
      what_you_lose: notice.whatYouLose.en,
      duration: notice.duration.en,
      undo: notice.undo.en,
    },
    undo: notice.undo.en,
  }
}

function fixEntry(tool: Tool): Json {
  const { proof, texts } = tool
  const evidence = proof === undefined ? '' : typeof proof.tool === 'string' ? proof.tool : `arg:${proof.tool.argument}`
  const preconditions = tool.preconditions ?? []
  return {
    precondition: ['A person agreed.', ...preconditions.map(({ tool: check, must }) => `${check}: ${must}`)],
    gates: preconditions,
    try_first: tool.milderFixes ?? [],
    verify: proof === undefined ? '' : `${evidence}: ${proof.improvedWhen}`,
    undo: tool.undo === 'automatic' ? (texts.notice?.undo.en ?? '') : `none: ${texts.notice?.undo.en ?? ''}`,
    undo_steps: (tool.undoSteps ?? []).map((step) => stepEntry(step, tool)),
    evidence_tool: evidence,
    evidence_args: proof?.args ?? {},
    evidence_after: proof === undefined ? 0 : proof.after === 'restart' ? 'restart' : proof.after / 1000,
    improved_when: proof?.improvedWhen ?? '',
  }
}

function stepEntry(step: Step, tool: Tool): Json {
  const condition =
    step.onlyIf === undefined ? {} : { only_if: 'decided by the product from the arguments and earlier steps' }
  if (step.via === 'powershell') return { id: step.id, via: step.via, script: step.script.trimEnd(), ...condition }
  const fields = Object.keys(resultFields(tool))
  const gives = (step.outputs ?? (tool.steps.length === 1 ? fields : [])).filter((field) => fields.includes(field))
  const work = `${gives.join(', ') || 'nothing of its own'}; a value that could not be read is null`
  if (step.via === 'native') {
    const { id, via, executable, argv, okExitCodes, decode } = step
    const read = { parse: `exit code, numbers and identifiers, nothing translated: ${work}`, gives }
    return {
      id,
      via,
      exe: executable,
      argv,
      ok_exit: okExitCodes,
      decode: decode === 'bytes' ? 'oem' : decode,
      ...read,
      ...condition,
    }
  }
  const given = Object.keys(tool.texts.arguments).map((name) => `p.${name}`)
  return { id: step.id, via: step.via, does: [work, ...given].join('; from '), gives, ...condition }
}

function resultFields(tool: Tool): Json {
  const shape = shapeOfSchema(tool.result())
  return shape.type === 'object' ? shape.fields : {}
}

function findingEntry(finding: FindingRule, tool: Tool): Json {
  const { id, severity, when, milderWhen, suggests = [], bind, followUpChecks } = finding
  return {
    id,
    severity,
    when,
    ...(milderWhen === undefined ? {} : { milder_when: milderWhen }),
    suggests,
    ...(bind === undefined
      ? {}
      : { bind: Object.fromEntries(Object.entries(bind).map(([fix, one]) => [fix, bindingEntry(one)])) }),
    text: tool.texts.findings[id]?.en ?? '',
    ...(followUpChecks === undefined ? {} : { look_at: followUpChecks }),
  }
}

function bindingEntry({ askWhat, args = {}, ...binding }: FixBinding): Json {
  return { ...binding, ...(askWhat === undefined ? {} : { askWhat: askWhat.en }), args }
}

/** What `\p{Cc}` stands for, for readers of patterns that do not know Unicode classes. */
const controlCharacters = String.raw`\u0000-\u001f\u007f-\u009f`

type ArgumentSchema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: ArgumentSchema
  readonly anyOf?: readonly ArgumentSchema[]
  readonly default?: unknown
  readonly userVisible?: boolean
}

function argumentEntries(tool: Tool): readonly Json[] {
  const schema = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, ArgumentSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    ...limitsOf(property, { isTool: namesProof(tool, name) }),
    required: schema.required?.includes(name) ?? false,
    default: property.default ?? null,
    user_visible: property.userVisible ?? innerOf(property).userVisible ?? true,
    description: tool.texts.arguments[name]?.en ?? '',
  }))
}

function namesProof({ proof }: Tool, name: string): boolean {
  return proof !== undefined && typeof proof.tool !== 'string' && proof.tool.argument === name
}

function limitsOf(property: ArgumentSchema, { isTool }: { readonly isTool: boolean }): Json {
  const inner = innerOf(property)
  if (inner.type === 'integer') return { type: 'integer', min: inner.minimum, max: inner.maximum }
  if (inner.type === 'boolean') return { type: 'boolean' }
  if (inner.type === 'array') {
    return { type: 'string_list', ...textLimits(inner.items ?? {}), ...given('max_items', inner.maxItems) }
  }
  const type = inner.pattern === utcTimePattern() ? 'datetime' : isTool ? 'tool_name' : 'string'
  return { type, ...textLimits(inner) }
}

function utcTimePattern(): string | undefined {
  return (z.toJSONSchema(utcTimeText()) as ArgumentSchema).pattern
}

function textLimits({ enum: values, pattern, maxLength }: ArgumentSchema): Json {
  return {
    ...given('enum', values),
    ...given('pattern', pattern?.replaceAll('\\p{Cc}', controlCharacters)),
    ...given('max_length', maxLength),
  }
}

function given(key: string, value: unknown): Json {
  return value === undefined ? {} : { [key]: value }
}

/** The part of a nullable argument that is not null. */
function innerOf(property: ArgumentSchema): ArgumentSchema {
  return property.anyOf?.find(({ type }) => type !== 'null') ?? property
}
