import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { CheckReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { DoneChange, SucceededCall } from '../../shared/domain/tool-call.ts'
import { doneChanges, plannedChanges } from '../policy/changes.ts'
import type { Registry } from '../registry/registry.ts'
import type { Runners } from '../runners/runners.ts'
import type { PlanItem } from './items.ts'

/** Reads what fixes change from checks that were run anyway. */
export type FixValues = {
  planned(fixes: readonly Pick<ProposedFix, 'tool' | 'args' | 'digest'>[], checks: readonly CheckReport[]): Planned
  done(call: SucceededCall): readonly DoneChange[]
}

type Planned = NonNullable<PlanItem['changes']>

export type FixValuesDeps = {
  readonly registry: Registry
  readonly conditions: Conditions
  readonly runners: Runners
}

export function createFixValues({ registry, conditions, runners }: FixValuesDeps): FixValues {
  const asked = (args: Readonly<Record<string, unknown>>) => ({ args, nowMs: runners.own.now(), conditions })
  return {
    planned: (fixes, checks) =>
      Object.fromEntries(
        fixes.map(({ tool: name, args, digest }) => {
          const tool = registry.find(name)
          // The newest look first: a check can have been run more than once.
          const seen = checks.filter(({ call }) => call.tool === tool?.proof?.tool).reverse()
          const told = seen.map(({ result, unavailable }) =>
            tool && result ? plannedChanges(tool, { result, unavailable }, asked(args)) : [],
          )
          return [digest, told.find((changes) => changes.length > 0) ?? []]
        }),
      ),
    done: ({ tool: name, args, proof }) => {
      const tool = registry.find(name)
      if (!tool || !proof) return []
      const record = (result: typeof proof.before) => (result === null ? null : { result, unavailable: [] })
      return doneChanges(tool, { before: record(proof.before), after: record(proof.after) }, asked(args))
    },
  }
}
