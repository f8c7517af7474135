import { checkUpHeadline } from '../../checkup/check-up-words.ts'
import { startWeekly, type PcAtRest, type Weekly } from '../../checkup/weekly.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { Backend } from '../../hosts/backend.ts'
import type { Engine } from '../../hosts/engine.ts'
import { idleAfterMsOf } from '../../hosts/waiting-here.ts'
import { createCheckUpFiles } from '../../checkup/check-up-files.ts'
import { isInUse } from '../consent/presence.ts'
import type { DesktopPorts } from '../desktop-ports.ts'
import type { WindowOrders } from '../pc/window-orders.ts'
import type { ViewContext } from './view-context.ts'

export type WeeklyCheckUpDeps = {
  readonly ports: Pick<DesktopPorts, 'notify' | 'showMainWindow' | 'timers'> & {
    readonly backend: Backend
    readonly pcAtRest: PcAtRest
  }
  readonly engine: () => Engine
  readonly context: () => ViewContext
  readonly orders: Pick<WindowOrders, 'open'>
}

/** The check-up of each week: a chat like that of a person, told once by the system. */
export function startWeeklyCheckUp({ ports, engine, context, orders }: WeeklyCheckUpDeps): Weekly {
  const { backend, pcAtRest, timers } = ports
  const { settings, data } = backend
  const { clock } = backend.ports
  const kept = createCheckUpFiles({ ...backend.ports, folder: data.checkUps })
  const { conversations, pipelinePorts, pipeline } = engine()
  return startWeekly({
    isOn: () => settings.get('weeklyCheckUp'),
    lastAt: async () => {
      const now = clock.now()
      const ended = (await kept.recent(pipelinePorts.runners.own.target)).map(({ at }) => at)
      // One that is dated ahead was made before the clock was set back: it says nothing about this week.
      const past = ended.filter((at) => at <= now)
      return past.length === 0 ? null : Math.max(...past)
    },
    pc: pcAtRest,
    idleAfterMs: () => idleAfterMsOf(backend),
    isFree: async () => !conversations.isRunning() && !(await isInUse(pipelinePorts, pipeline)),
    run: async () => {
      const conversation = conversations.create()
      if (!conversation.checkUp().ok) return
      await conversation.idle()
      const body = verdictOf(conversation, context())
      if (body === null) return
      ports.notify({
        title: context().translator.text('checkUp.weekly.title'),
        body,
        onClick: () => {
          ports.showMainWindow()
          orders.open({ kind: 'chat', chatId: conversation.id })
        },
      })
    },
    clock,
    timers,
  })
}

/** How it ended, in one sentence; null = it was stopped. */
function verdictOf({ log }: Conversation, { translator }: ViewContext): string | null {
  const item = log.last('checks')
  if (!item?.checkUp || item.ended !== 'whole') return null
  return checkUpHeadline(item.checkUp, translator).text
}
