import { validateArgs } from '../contract/argument-validation.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Tool } from '../contract/define-tool.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import type { ServedTools } from './broker-list.ts'
import type { AnnouncedStep } from './messages.ts'
import { namesFolder } from './named-folders.ts'

type Values = Readonly<Record<string, unknown>>

/** Why a broker does not run something. */
export type BrokerRefusal =
  | 'not_listed'
  | 'arguments'
  | 'folder'
  | 'expired'
  | 'not_shown'
  | 'busy'
  | 'limit'
  | 'policy'
  /** A rule of the PC for scripts leaves nothing to this tool, or to this broker at all. */
  | 'scripts'
  /** The tool cannot be used on this PC for another reason. */
  | 'unavailable'
  | 'nothing_kept'
  | 'call_known'
  | 'stopped'
  | 'undo_missing'

export type JudgedStep = { readonly tool: Tool; readonly args: Values; readonly undoes: string | null }

/** What a step is by the broker's own list and schema; otherwise why it is none. */
export function judgeStep(step: AnnouncedStep, served: ServedTools): JudgedStep | BrokerRefusal {
  const tool = served.find(step.toolId)
  if (tool === null) return 'not_listed'
  const args = judgeArguments(tool, step.canonicalArgs)
  if (args === null) return 'arguments'
  if (namesFolder(tool, args)) return 'folder'
  if (step.undoes === undefined) return { tool: asCalled(tool, args), args, undoes: null }
  if (tool.undo !== 'automatic') return 'undo_missing'
  return { tool, args, undoes: step.undoes }
}

/** Only the one text that these arguments have: no key twice, no blank, no default left out. */
function judgeArguments(tool: Tool, text: string): Values | null {
  if (!isShallow(text)) return null
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  if (canonicalJson(given) !== text || !text.isWellFormed()) return null
  const valid = validateArgs(tool, given)
  return valid.ok && canonicalJson(valid.value) === text ? valid.value : null
}

const deepest = 16

/** No tool has arguments that go deep; whatever walks through those of somebody else must not run out of its stack. */
function isShallow(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const sign = text[at]
    if (sign === '"') isText = !isText
    else if (isText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return depth <= deepest
}

/** Steps are the same when everything that decides what runs is. */
export function stepKey({ toolId, canonicalArgs, undoes = '' }: AnnouncedStep): string {
  return `${toolId}\n${undoes}\n${canonicalArgs}`
}
