import { keysOf } from '../../shared/domain/closed-record.ts'
import { checkCondition } from '../../shared/condition/check.ts'
import type { ObjectShape } from '../../shared/condition/shape.ts'
import { locales, type LocalizedText } from '../../shared/domain/locale.ts'
import { argumentFacts, type ArgumentFacts } from '../contract/argument-facts.ts'
import { checkBinding } from '../contract/check-binding.ts'
import { checkCompared } from '../contract/check-compared.ts'
import { checkTracked } from '../contract/check-tracked.ts'
import { checkExplained } from '../contract/check-explained.ts'
import { checkPictures } from '../contract/check-pictures.ts'
import type { Tool } from '../contract/define-tool.ts'
import { freeArguments } from '../contract/free-arguments.ts'
import { conditionShape, proofShape, undoShape } from '../contract/shape-of-schema.ts'

/** The tool of a name, among those that this one may name; null = there is none. */
export type FindTool = (name: string) => Tool | null

/** What a rule has against a tool, in words for the log and for whoever wrote it; empty = nothing. */
type Rule = (tool: Tool, find: FindTool) => readonly string[]

const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem])

const name: Rule = (tool) =>
  [tool.name, ...(tool.aliases ?? [])].filter((each) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(each))

const rights: Rule = ({ kind, access, capabilities, triage, args, commandLine }) => {
  const { risk, requiresUserNotice, requiresIdleCheck, requiresAdmin, runsAs, minRole, roleReason = '' } = access
  const changes = risk === 'elevated' || requiresIdleCheck || kind === 'action'
  const isFree = capabilities?.includes('free_command') === true
  const startsAlone = kind === 'diagnostic' && !requiresUserNotice && !requiresAdmin && args().safeParse({}).success
  return [
    ...unless(kind !== 'diagnostic' || (risk === 'safe' && !requiresIdleCheck), 'a check reads only'),
    ...unless(kind !== 'remediation' || risk !== 'safe', 'a repair is never safe'),
    ...unless(!changes || requiresUserNotice, 'a notice stands before it'),
    ...unless(requiresAdmin === (runsAs === 'elevated'), 'what needs rights runs elevated, and only that'),
    ...unless(!requiresAdmin || minRole !== 'ai_agent' || roleReason.trim().length > 20, 'rights need a reason'),
    ...unless(!isFree || (risk === 'elevated' && runsAs === 'user'), 'a free command never gets rights'),
    ...unless(isFree === (commandLine !== undefined), 'a free command names its line, and only that does'),
    ...unless(
      commandLine === undefined || freeArguments({ args }).has(commandLine.argument),
      'the line of a free command is a free text',
    ),
    ...unless(triage !== true || startsAlone, 'what answers a vague complaint starts without asking'),
  ]
}

const shortestMs = 5_000
const longestMs = 4 * 3_600_000

const shortestTypicalMs = 50
const longestTypicalMs = 120_000

const time: Rule = ({ kind: what, timeoutMs, typicalMs }) => [
  ...unless(timeoutMs >= shortestMs && timeoutMs <= longestMs, `${timeoutMs} ms`),
  ...unless(what !== 'diagnostic' || typicalMs !== undefined, 'a check says how long it takes on most PCs'),
  ...unless(
    typicalMs === undefined ||
      (typicalMs >= shortestTypicalMs && typicalMs <= longestTypicalMs && typicalMs < timeoutMs),
    `usually ${String(typicalMs)} ms`,
  ),
]

const kind: Rule = (tool) => {
  const { proof, undo, undoSteps = [], undoReads, milderFixes, preconditions, changes, texts, access } = tool
  const ofRepairs = [proof, undoReads, tool.undoSteps, milderFixes, preconditions, changes, texts.undo]
  const repairs = tool.kind === 'remediation'
  return [
    ...unless(!repairs || (proof !== undefined && undo !== undefined), 'a repair is proved, and says how it is undone'),
    ...unless(repairs || ofRepairs.every((part) => part === undefined), 'only a repair is proved and undone'),
    ...unless(tool.kind !== 'diagnostic' || undo === undefined, 'a check leaves nothing to undo'),
    ...unless((undo === 'automatic') === undoSteps.length > 0, 'an undo by a button has steps'),
    ...unless(
      undo !== 'automatic' || (texts.undo !== undefined && undoReads !== undefined),
      'an undo says what it does',
    ),
    ...unless((tool.kind === 'diagnostic' && !access.requiresUserNotice) || texts.notice !== undefined, 'no notice'),
  ]
}

const destination: Rule = ({ placement, steps, findings, args }) => {
  const { destinationSource, untrusted = false } = placement
  const names = [...argumentFacts({ args }).keys()]
  return [
    ...unless(
      destinationSource === undefined || untrusted,
      'whoever chooses the address chooses who writes the answer',
    ),
    ...unless(
      destinationSource === undefined || steps.every(({ via }) => via === 'node'),
      'external access runs in Node',
    ),
    ...unless(
      destinationSource === undefined || destinationSource === 'search_service' || names.includes(destinationSource),
      'an argument says where a call leads',
    ),
    ...unless(
      !untrusted || findings.every(({ suggests = [] }) => suggests.length === 0),
      'what others wrote suggests nothing',
    ),
  ]
}

const schemas: Rule = ({ args, preview }) => [
  ...unless(!args().safeParse({ ' ': 0 }).success, 'an unknown argument is an error'),
  ...unless(
    preview === undefined || argumentFacts({ args }).get(preview.argument)?.default?.value === true,
    'a preview is an argument that is on by itself',
  ),
  ...unless(
    Object.keys(preview?.pins ?? {}).every((name) => isForTheProgram(argumentFacts({ args }).get(name))),
    'what a preview pins is hidden, and null where nothing was seen',
  ),
]

function isForTheProgram(facts: ArgumentFacts | undefined): boolean {
  return facts?.isHidden === true && facts.default?.value === null
}

const findings: Rule = ({ findings: rules }) => {
  const ids = rules.map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z0-9_]*$/.test(id))
}

const conditions: Rule = (tool, find) => {
  const { unknownWhen, undoWhen, preview, proof, preconditions = [] } = tool
  const own = conditionShape(tool)
  const check = (source: string | undefined, shape: ObjectShape): readonly string[] =>
    source === undefined ? [] : checkCondition(source, shape).map((problem) => `${source}: ${problem}`)
  const evidence = typeof proof?.tool === 'string' ? find(proof.tool) : null
  return [
    ...tool.findings.flatMap(({ when, milderWhen = [] }) =>
      [when, ...milderWhen.map((milder) => milder.when)].flatMap((source) => check(source, own)),
    ),
    ...check(unknownWhen, own),
    ...check(preview?.worthwhileWhen, own),
    ...(proof === undefined ? [] : check(proof.improvedWhen, proofShape(tool, evidence))),
    ...check(undoWhen, undoShape(tool, evidence)),
    ...preconditions.flatMap((precondition) => {
      const checked = find(precondition.tool)
      return checked === null ? [] : check(precondition.must, conditionShape(checked))
    }),
  ]
}

/** Names of what a tool needs, of the wrong kind or nowhere. */
const references: Rule = (tool, find) => {
  const wrong = (names: readonly string[], wanted: Tool['kind']): readonly string[] =>
    names.filter((each) => find(each)?.kind !== wanted)
  const checked = (tool.preconditions ?? []).map((precondition) => precondition.tool)
  const tried = tool.milderFixes ?? []
  return [
    ...wrong([...tried, ...tool.findings.flatMap(({ suggests = [] }) => suggests)], 'remediation'),
    ...wrong([...checked, ...tool.findings.flatMap(({ followUpChecks = [] }) => followUpChecks)], 'diagnostic'),
    ...checked.filter((each) => find(each)?.args().safeParse({}).success === false),
    ...tool.findings.flatMap(({ followUpChecks = [] }) => followUpChecks.filter((each) => each === tool.name)),
    ...unless(!leadsBack(tool.name, tried, find), 'what is tried first goes in a circle'),
  ]
}

function leadsBack(from: string, tried: readonly string[], find: FindTool): boolean {
  const seen = new Set<string>()
  const open = [...tried]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === from) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(find(next)?.milderFixes ?? []))
  }
  return false
}

const relations: Rule = (tool, find) =>
  tool.findings.flatMap(({ id, explains = [] }) =>
    explains.flatMap((explained) => checkExplained(explained, { tool, id, toolNamed: find })),
  )

const bindings: Rule = (tool, find) =>
  tool.findings.flatMap(({ suggests = [], bind = {} }) => [
    ...Object.keys(bind).filter((fix) => !suggests.includes(fix)),
    ...suggests.filter((fix) => bind[fix] === undefined && requiredOf(find(fix)).length > 0),
    ...Object.entries(bind).flatMap(([fixName, binding]) => {
      const fix = find(fixName)
      const vias = [binding.via ?? []].flat().filter((via) => find(via)?.kind !== 'diagnostic')
      if (fix === null || vias.length > 0) return vias
      return checkBinding(binding, { tool, fix, toolNamed: (other) => find(other) ?? undefined })
    }),
  ])

const proofs: Rule = ({ proof, args }, find) => {
  if (proof === undefined) return []
  const own = [...argumentFacts({ args }).keys()]
  if (typeof proof.tool !== 'string') return unless(own.includes(proof.tool.argument), `no ${proof.tool.argument}`)
  const evidence = find(proof.tool)
  if (evidence?.kind !== 'diagnostic') return [`${proof.tool} is no check`]
  const given = Object.keys(proof.args ?? {})
  const read = [...JSON.stringify(proof.args ?? {}).matchAll(/"\$args\.(\w+)"/g)].map(([, field = '']) => field)
  return [
    ...given.filter((field) => !argumentFacts(evidence).has(field)),
    ...read.filter((field) => !own.includes(field)),
    ...requiredOf(evidence).filter((field) => !given.includes(field)),
  ]
}

/** Arguments that have no default. */
function requiredOf(tool: Tool | null): readonly string[] {
  const issues = tool?.args().safeParse({}).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => String(path[0] ?? '')))]
}

const texts: Rule = ({ texts: said, findings: rules, args }) => {
  const sentences: readonly (readonly [string, LocalizedText])[] = [
    ['title', said.title],
    ['purpose', said.purpose],
    ...Object.entries(said.notice ?? {}),
    ...Object.entries(said.unelevated ?? {}),
    ...Object.entries(said.findings),
    ...Object.entries(said.advice ?? {}),
    ...Object.entries(said.fields ?? {}),
    ...Object.entries(said.picture ?? {}),
    ...Object.values(said.compared ?? {}).flatMap((compared) => Object.entries(compared)),
    ...Object.values(said.tracked ?? {}).flatMap((tracked) => Object.entries(tracked)),
    ...Object.entries(said.arguments),
  ]
  return [
    ...sentences.filter(([, text]) => locales.some((locale) => text[locale].trim() === '')).map(([where]) => where),
    ...rules.filter(({ id }) => said.findings[id] === undefined).map(({ id }) => id),
    ...[...argumentFacts({ args }).keys()].filter((each) => said.arguments[each] === undefined),
  ]
}

const rules = {
  name,
  rights,
  time,
  kind,
  destination,
  schemas,
  findings,
  conditions,
  references,
  relations,
  bindings,
  proofs,
  pictures: checkPictures,
  compared: checkCompared,
  tracked: checkTracked,
  texts,
} as const satisfies Readonly<Record<string, Rule>>

export type ContractRule = keyof typeof rules
export type ContractFault = { readonly rule: ContractRule; readonly detail: string }

export const contractRules = keysOf(rules)

/** What a tool does not keep of the contract; the same for those of the program and for those that come later. */
export function contractFaults(tool: Tool, find: FindTool): readonly ContractFault[] {
  return contractRules.flatMap((rule) => rules[rule](tool, find).map((detail) => ({ rule, detail })))
}
