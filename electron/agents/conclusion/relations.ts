import type { Conditions } from '../../../shared/condition/evaluate.ts'
import { findingKey, type FindingName } from '../../../shared/domain/conclusion.ts'
import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { Explained, FindingRule } from '../../contract/finding-rule.ts'
import { recordScope } from '../../policy/record-scope.ts'
import type { Registry } from '../../registry/registry.ts'

export type RelationsDeps = {
  readonly registry: Pick<Registry, 'find'>
  readonly conditions: Conditions
  readonly nowMs: () => number
}

/** What the findings of these checks bring about: keys of findings, `tool/id`. */
export type Relations = {
  /** True = `other` shows because of `finding`, directly or through what lies between them. */
  explains(finding: string, other: string): boolean
  /** The same on every PC: not where `other` is only one more way to tell it, such as the list of all stopped services. */
  bringsAbout(finding: string, other: string): boolean
}

/**
 * Follows `explains` from finding to finding. What lies between may be absent: without a link there is no address, and so no
 * server, whether or not the address was looked at. A relation with a condition counts where both records say so.
 */
export function relationsOf(checks: readonly CheckReport[], deps: RelationsDeps): Relations {
  const here = closure((key) => explainedBy(key, checks, deps))
  const anywhere = closure((key) => explainedAnywhere(key, deps))
  return {
    // Two that name each other are one and the same: neither is the consequence.
    explains: (finding, other) => here(finding).has(other) && !here(other).has(finding),
    bringsAbout: (finding, other) => anywhere(finding).has(other),
  }
}

/** Everything that is reached step by step. */
function closure(next: (key: string) => readonly string[]): (start: string) => ReadonlySet<string> {
  const reached = new Map<string, ReadonlySet<string>>()
  return (start) => {
    const known = reached.get(start)
    if (known) return known
    const found = new Set<string>()
    const open = [start]
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const each of next(key)) {
        if (found.has(each)) continue
        found.add(each)
        open.push(each)
      }
    }
    reached.set(start, found)
    return found
  }
}

function explainedAnywhere(key: string, { registry }: RelationsDeps): readonly string[] {
  return (ruleAt(key, registry)?.explains ?? []).filter((explained) => typeof explained === 'string')
}

function explainedBy(key: string, checks: readonly CheckReport[], deps: RelationsDeps): readonly string[] {
  const rule = ruleAt(key, deps.registry)
  return (rule?.explains ?? []).flatMap((explained) =>
    typeof explained === 'string' ? [explained] : holds(key, explained, { checks, deps }) ? [explained.finding] : [],
  )
}

type Judging = { readonly checks: readonly CheckReport[]; readonly deps: RelationsDeps }

function holds(key: string, { finding, when }: Exclude<Explained, string>, { checks, deps }: Judging): boolean {
  const own = recordWith(key, checks)
  const otherTool = nameOf(finding).tool
  const other = recordWith(finding, checks)
  if (own === null || other === null) return false
  return deps.conditions.holds(when, { ...own, [otherTool]: other }, { nowMs: deps.nowMs() }) === true
}

/** The record that shows this finding; where none does, one of the same check. */
function recordWith(key: string, checks: readonly CheckReport[]): ReturnType<typeof recordScope> | null {
  const { tool } = nameOf(key)
  const read = checks.filter((check) => check.call.tool === tool && check.result !== null)
  const report = read.find(({ findings }) => findings.some((one) => findingKey(one) === key)) ?? read[0]
  return report?.result ? recordScope({ result: report.result, unavailable: report.unavailable }) : null
}

function nameOf(key: string): FindingName {
  const [tool = '', id = ''] = key.split('/')
  return { tool, id }
}

export function ruleAt(key: string, registry: Pick<Registry, 'find'>): FindingRule | undefined {
  const { tool, id } = nameOf(key)
  return registry.find(tool)?.findings.find((rule) => rule.id === id)
}
