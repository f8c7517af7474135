import type { ReactNode } from 'react'

import type { CallPhase } from '../../../shared/domain/tool-call.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import { Icon } from '../../components/icon.tsx'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText } from '../../i18n/text-context.ts'

/** What is done about every repair, in this order. The first is never to come, and the last is over with the repair. */
const order = [
  { phase: 'preparing', todo: 'ui.card.phase.preparing', done: 'ui.card.done.preparing' },
  { phase: 'saving', todo: 'ui.card.todo.saving', done: 'ui.card.done.saving' },
  { phase: 'working', todo: 'ui.card.todo.working', done: 'ui.card.done.working' },
  { phase: 'checking', todo: 'ui.card.todo.checking', done: 'ui.card.phase.checking' },
] as const

/** What is done, what is being done and what is still to come of a repair that runs. The words say it without their signs. */
export function PhaseList({ call }: { readonly call: CallView }): ReactNode {
  const { text, formats } = useText()
  const nowMs = useNow(true, 200)
  const current = order.findIndex(({ phase }) => phase === call.phases.at(-1)?.phase)
  return (
    <ol className="phases">
      {order.map(({ phase, todo, done }, place) => {
        const at = begunAt(call, phase)
        if (place > current) {
          return (
            <li key={phase} className="todo">
              <Icon name="todo" />
              {text(todo)}
            </li>
          )
        }
        const isNow = place === current
        const tookMs = at === null ? null : Math.max(0, (isNow ? nowMs : endedAt(call, phase)) - at)
        return (
          <li key={phase} className={isNow ? 'now' : 'done'} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
            {isNow ? <GlyphIcon glyph="running" /> : <Icon name="check" tone="v-healthy" />}
            <span className="grow">
              {text(isNow ? `ui.card.phase.${phase}` : done)}
              {isNow && call.lastLine !== null && (
                <span className="last">
                  <span className="vh">{text('ui.card.lastLine')} </span>
                  <PlainText text={call.lastLine} />
                </span>
              )}
            </span>
            {tookMs !== null && <span className="t">{isNow ? formats.seconds(tookMs) : formats.duration(tookMs)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

function begunAt({ phases }: CallView, wanted: CallPhase): number | null {
  return phases.find(({ phase }) => phase === wanted)?.at ?? null
}

/** It ended when the next one began. */
function endedAt({ phases }: CallView, wanted: CallPhase): number {
  return phases[phases.findIndex(({ phase }) => phase === wanted) + 1]?.at ?? 0
}
