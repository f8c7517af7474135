import { checkUpHeadline } from '../../checkup/check-up-words.ts'
import { createCheckUpFiles } from '../../checkup/check-up-files.ts'
import { startWeekly, type PcAtRest, type Weekly } from '../../checkup/weekly.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { Backend } from '../../engine/backend.ts'
import type { Engine } from '../../engine/engine.ts'
import { isInUse } from '../../engine/presence.ts'
import { idleAfterMsOf } from '../../engine/waiting-here.ts'
import type { Timers } from '../../kernel/timers.ts'

export type WeeklyCheckUpDeps = {
  readonly backend: Backend
  readonly engine: Engine
  /** The PC under this program, also where a practice PC is looked at. */
  readonly pcAtRest: PcAtRest
  readonly timers: Timers
  /** In the language of this moment. */
  readonly translator: () => Translator
  readonly notify: (notification: {
    readonly title: string
    readonly body: string
    readonly onClick: () => void
  }) => void
  readonly showMainWindow: () => void
  readonly showChat: (chatId: string) => void
}

/** The check-up of each week: a chat like that of a person, told once by the system. */
export function startWeeklyCheckUp(deps: WeeklyCheckUpDeps): Weekly {
  const { backend, engine, pcAtRest, timers, translator } = deps
  const { settings, data } = backend
  const { clock } = backend.ports
  const kept = createCheckUpFiles({ ...backend.ports, folder: data.checkUps })
  const { conversations, pipelinePorts } = engine
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
    isFree: async () => !conversations.isRunning() && !(await isInUse(engine)),
    run: async () => {
      const conversation = conversations.create()
      if (!conversation.checkUp().ok) return
      await conversation.idle()
      const body = verdictOf(conversation, translator())
      if (body === null) return
      deps.notify({
        title: translator().text('checkUp.weekly.title'),
        body,
        onClick: () => {
          deps.showMainWindow()
          deps.showChat(conversation.id)
        },
      })
    },
    clock,
    timers,
  })
}

/** How it ended, in one sentence; null = it was stopped. */
function verdictOf({ log }: Conversation, translator: Translator): string | null {
  const item = log.last('checks')
  if (!item?.checkUp || item.ended !== 'whole') return null
  return checkUpHeadline(item.checkUp, translator).text
}
