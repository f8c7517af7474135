import { fitRecord } from '../../electron/machines/steps/fit-record.ts'
import type { NodeStep, Step, Tool } from '../../electron/contract/define-tool.ts'
import type { NodeStepPorts } from '../../electron/contract/node-step.ts'
import { fieldsOfResult } from '../contract/tool-fields.ts'
import { never } from '../fakes/script-host-fixture.ts'
import type { Engine } from './engine.ts'

type Values = Readonly<Record<string, unknown>>

/** For a step of the app that gives nothing of the result: it only chooses what the next script asks. */
const everythingOpen = { network: { mayReach: () => true } } as unknown as NodeStepPorts

/** Runs the scripts of a tool. What its other steps would have given of the result comes from the simulation. */
export async function runScripts(
  engine: Engine,
  tool: Tool,
  { given, simulated }: { readonly given: Values; readonly simulated: Values },
): Promise<{ readonly record: Values; readonly problems: readonly unknown[] }> {
  const record: Record<string, unknown> = {}
  const problems: unknown[] = []
  const results: Record<string, Values> = {}
  for (const step of tool.steps) {
    if (step.onlyIf?.({ p: given, s: results, r: {} }) === false) continue
    const state = { p: given, s: results, r: {} }
    if (step.via !== 'powershell') {
      const chosen = isReadByScript(tool, step) ? await step.run({ state, ports: everythingOpen, signal: never }) : {}
      results[step.id] = { ...chosen, ...pick(simulated, step.outputs ?? []) }
      continue
    }
    const answer = await engine.run(step, state)
    problems.push(...answer.gaps, ...(answer.error === null ? [] : [answer.error]))
    results[step.id] = answer.record ?? {}
    Object.assign(record, answer.record)
  }
  const choices = tool.steps.some((step) => isReadByScript(tool, step))
  return { record: choices ? pick(record, fieldsOfResult(tool)) : record, problems }
}

/** A step of the app chooses what the script after it does. */
function isReadByScript(tool: Tool, step: Step): step is NodeStep {
  const readsIt = (other: Step): boolean => other.via === 'powershell' && other.script.includes(`$s.${step.id}.`)
  return step.via === 'node' && tool.steps.some(readsIt)
}

export type Shown = { readonly record: Values; readonly keys: readonly string[]; readonly leaves: Values }

/** What the engine would pass on of these fields, without what is left out of the comparison. */
export function shown(tool: Tool, { record, keys, leaves }: Shown): unknown {
  const fitted = fitRecord(tool.result(), record, { missingListsAreEmpty: false })
  return {
    unknownFields: fitted.dropped.filter((name) => keys.includes(name) || name.includes('.')),
    doesNotFit: fitted.invalid,
    ...(comparable(pick(fitted.result, keys), leaves) as object),
  }
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Moments in one notation, numbers to a tenth and to six digits, without fields that are left out. */
function comparable(value: unknown, leaves: Values): unknown {
  if (typeof value === 'number') return Number((Math.round(value * 10) / 10).toPrecision(6))
  if (typeof value === 'string') {
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value).toISOString() : value
  }
  if (Array.isArray(value)) return value.map((item) => comparable(item, leaves))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !Object.hasOwn(leaves, name))
  return Object.fromEntries(kept.map(([name, item]) => [name, comparable(item, leaves)]))
}
