import type { Conditions } from '../../../shared/condition/evaluate.ts'
import { readPath } from '../../../shared/condition/shape.ts'
import type { SucceededCall } from '../../../shared/domain/tool-call.ts'
import type { ChangeView } from '../../../shared/ipc/step-facts.ts'
import type { CheckReport, ProposedFix } from '../../agents/diagnosis.ts'
import { showName, showValue } from '../../views/show-values.ts'
import type { Machine } from '../../machines/machine.ts'
import {
  doneChanges,
  plannedChanges,
  type DoneChange,
  type PlainValue,
  type PlannedChange,
} from '../../policy/changes.ts'
import type { Registry } from '../../registry/registry.ts'
import { shapeOfSchema } from '../../contract/shape-of-schema.ts'
import type { PlanEntry } from './chat-record.ts'
import type { ViewContext } from './view-context.ts'

/** Reads what fixes change from checks that were run anyway. */
export type FixChanges = {
  planned(fixes: readonly Pick<ProposedFix, 'tool' | 'args' | 'digest'>[], checks: readonly CheckReport[]): Planned
  done(call: SucceededCall): readonly DoneChange[]
}

type Planned = NonNullable<PlanEntry['changes']>

export type FixChangesDeps = {
  readonly registry: Registry
  readonly conditions: Conditions
  readonly machine: Pick<Machine, 'now'>
}

export function createFixChanges({ registry, conditions, machine }: FixChangesDeps): FixChanges {
  const asked = (args: Readonly<Record<string, unknown>>) => ({ args, nowMs: machine.now(), conditions })
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

/** The changes of one fix in words. */
export function changeViews(
  name: string,
  changes: readonly (PlannedChange | DoneChange)[],
  { registry, translator }: Pick<ViewContext, 'registry' | 'translator'>,
): readonly ChangeView[] {
  const tool = registry.find(name)
  const proof = typeof tool?.proof?.tool === 'string' ? registry.find(tool.proof.tool) : null
  const shape = proof ? shapeOfSchema(proof.result()) : null
  return changes.map((change) => {
    const declared = tool?.changes?.find(({ field }) => field === change.field)
    const list = declared?.each?.list
    const found = shape ? readPath(shape, list === undefined ? change.field : `${list}[].${change.field}`) : null
    // A list that was only counted comes as its length.
    const plain = found?.type === 'list' ? null : found
    const words = (value: PlainValue): string => showValue(value, plain, translator)
    const after = 'after' in change ? change : null
    return {
      label: showName(change.field, translator, { ...proof?.texts.fields, ...tool?.texts.fields }),
      before: words(change.before),
      planned: change.planned === null ? null : words(change.planned),
      after: after ? words(after.after) : null,
      agrees: after?.agrees ?? null,
    }
  })
}
