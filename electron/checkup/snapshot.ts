import type { Conditions } from '../../shared/condition/evaluate.ts'
import { isList, type ConditionValue } from '../../shared/condition/value.ts'
import type { ComparedValue } from '../../shared/domain/changes-since.ts'
import type { CheckReport, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import type { Compared } from '../contract/compared.ts'
import type { Tool } from '../contract/define-tool.ts'
import { recordScope } from '../policy/record-scope.ts'
import type { Registry } from '../registry/registry.ts'

/** One thing as a check-up saw it. */
export type SeenThing = {
  readonly key: string
  readonly label: string
  /** Null = it could not be read. */
  readonly value: ComparedValue
  /** A key of the words of pictures; absent = the value is told as it is. */
  readonly word?: string
  /** How many things of this key there are. */
  readonly count: number
  /** Absent = it counts. False = nobody can tell whether it does. */
  readonly counts?: false
}

/** What a check saw of what it compares. `things` null = it could not be read. */
export type SeenPart = {
  readonly tool: string
  readonly id: string
  /** False = more can be there than stands here. */
  readonly isWhole: boolean
  readonly things: readonly SeenThing[] | null
}

export type SnapshotDeps = {
  readonly registry: Pick<Registry, 'find'>
  readonly conditions: Conditions
  /** Time of the PC that is looked at, milliseconds since the epoch. */
  readonly nowMs: () => number
}

type Seen = {
  readonly checks: readonly CheckReport[]
  readonly skipped: readonly SkippedEntry[]
}

/** What a check-up keeps for the next one. A check that gave no answer stands in it as one that could not be read. */
export function snapshotOf({ checks, skipped }: Seen, deps: SnapshotDeps): readonly SeenPart[] {
  const planned = checks.filter(({ because }) => because === 'plan')
  const unrun = skipped.filter(({ because }) => because === 'plan')
  const tools = [...planned.map(({ call }) => call.tool), ...unrun.map(({ tool }) => tool)]
  return [...new Set(tools)].flatMap((name) => {
    const tool = deps.registry.find(name)
    if (tool === null) return []
    const report = planned.findLast(({ call, verdict }) => call.tool === name && verdict !== 'unknown')
    return (tool.compare ?? []).map((compared) => partOf(compared, tool, { report, deps }))
  })
}

type Place = { readonly report: CheckReport | undefined; readonly deps: SnapshotDeps }
type Evaluate = (expression: string, it?: ConditionValue) => ConditionValue

function partOf(compared: Compared, { name: tool }: Tool, { report, deps }: Place): SeenPart {
  const { id } = compared
  if (!report?.result) return { tool, id, isWhole: false, things: null }
  const { result, unavailable, call } = report
  const scope = { ...recordScope({ result, unavailable }), args: call.args }
  const evaluate: Evaluate = (expression, it) =>
    deps.conditions.evaluate(expression, scope, {
      nowMs: deps.nowMs(),
      ...(it === undefined ? {} : { it, el: it }),
    })
  if (compared.each === undefined) {
    const only = { key: '', label: '', count: 1, ...valueOf(compared, evaluate) }
    return { tool, id, isWhole: true, things: [only] }
  }
  const list = evaluate(compared.each)
  if (!isList(list)) return { tool, id, isWhole: false, things: null }
  const isWhole = compared.wholeWhen === undefined || evaluate(compared.wholeWhen) === true
  const things = list.flatMap((it) => thingOf(compared, it, evaluate))
  const named = things.filter((thing): thing is SeenThing => thing !== null)
  return { tool, id, isWhole: isWhole && named.length === things.length, things: together(named) }
}

type OfList = Extract<Compared, { readonly each: string }>

/** Null = it cannot be told from the others. */
function thingOf(compared: OfList, it: ConditionValue, evaluate: Evaluate): readonly (SeenThing | null)[] {
  const counts = compared.where === undefined ? true : evaluate(compared.where, it)
  if (counts === false) return []
  const keys = compared.key.map((expression) => textOf(evaluate(expression, it)))
  const label = textOf(evaluate(compared.label, it))
  if (label === null || keys.includes(null)) return [null]
  const base = { key: keys.join('\u0000'), label, count: 1, ...valueOf(compared, evaluate, it) }
  return [counts === true ? base : { ...base, counts: false }]
}

function valueOf(
  { value, nullIsNone = false, states = [] }: Compared,
  evaluate: Evaluate,
  it?: ConditionValue,
): Pick<SeenThing, 'value' | 'word'> {
  if (value === undefined) return { value: true }
  const read = plain(evaluate(value, it))
  const state = states.find(({ when }) => evaluate(when, it) === true)
  return { value: read === null && nullIsNone ? '' : read, ...(state ? { word: state.word } : {}) }
}

function plain(value: ConditionValue): ComparedValue {
  if (isList(value)) return value.every((one) => textOf(one) !== null) ? value.map(textOf).join(separator) : null
  return typeof value === 'object' ? null : value
}

function textOf(value: ConditionValue): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return null
}

/** Things that nobody can tell apart are one, with all their values. */
function together(things: readonly SeenThing[]): readonly SeenThing[] {
  const byKey = new Map<string, SeenThing>()
  for (const thing of things) {
    const before = byKey.get(thing.key)
    byKey.set(thing.key, before === undefined ? thing : joined(before, thing))
  }
  return [...byKey.values()]
}

function joined(one: SeenThing, other: SeenThing): SeenThing {
  const { key, label } = one
  const counts = one.counts === false || other.counts === false ? { counts: false as const } : {}
  return { key, label, count: one.count + other.count, value: bothOf(one.value, other.value), ...counts }
}

function bothOf(one: ComparedValue, other: ComparedValue): ComparedValue {
  if (one === null || other === null) return null
  if (one === true && other === true) return true
  return [...String(one).split(separator), String(other)].sort().join(separator)
}

const separator = ', '
