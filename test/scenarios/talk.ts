import type { ChosenCheck } from '../../shared/domain/check-plan.ts'
import type { Driver, Found, Turn } from '../../electron/conversation/driver.ts'
import type { ChecksItem } from '../../electron/conversation/items.ts'

type Talk = { readonly text: string; readonly before: readonly ChosenCheck[] }

/** What a model looks at while it answers a message; `before` = what a person looked at in the same chat. */
export async function talkIn(
  { text, before }: Talk,
  driver: Driver,
  turn: Turn,
): Promise<Pick<Found, 'checks' | 'skipped'>> {
  const told = { onLook: nothing, onCheck: nothing, onSaid: nothing, onSpoken: nothing }
  const seen = before.length === 0 ? [] : (await driver.look(before, turn, told)).checks
  const items: Turn['items'] = [checksItem(seen), { kind: 'reply', id: 'said', at: 0, text }]
  const talked = await driver.talks?.talk({ text }, { ...turn, items }, told)
  if (talked?.ok !== true || talked.value === null) throw new Error('no model answered')
  return talked.value.found ?? { checks: [], skipped: [] }
}

const nothing = (): void => undefined

function checksItem(checks: Found['checks']): ChecksItem {
  return {
    ...{ kind: 'checks', id: 'seen', at: 0, running: false, plan: null, ended: 'whole', error: null, skipped: [] },
    ...{ findings: [], questions: [], noFix: false, durationMs: 0, known: {} },
    cards: checks.map(({ call, verdict }) => ({
      ...{ callId: call.id, tool: call.tool, args: call.args, state: call.state, verdict, startedAt: 0, endedAt: 0 },
      ...{ lastLine: null, idleReason: null, quiet: null, allowedBy: null, error: null, resultSize: null },
    })),
  }
}
