import { fail, type Result } from '../kernel/result.ts'
import { onlyWaits } from './call-cards.ts'
import type { ConversationCalls } from './calls.ts'
import type { createCheckRuns } from './check-runs.ts'
import type { Driver } from './driver.ts'
import { messageBefore } from './corrections.ts'
import type { Steps } from './hearing.ts'
import type { TalkRuns } from './talk-runs.ts'
import type { OpenChat } from './open-chats.ts'
import type { createPlanRuns } from './plan-runs.ts'
import type { createUndoRuns } from './undo-runs.ts'
import type { createWatchRuns } from './watch-runs.ts'

type Parts = {
  readonly driver: Pick<Driver, 'isAbout'>
  readonly calls: ConversationCalls
  readonly checks: ReturnType<typeof createCheckRuns>
  readonly plans: ReturnType<typeof createPlanRuns>
  readonly undos: ReturnType<typeof createUndoRuns>
  readonly watches: ReturnType<typeof createWatchRuns>
  readonly talking: TalkRuns
}

/** What can be done in one conversation. */
export function stepsIn(
  chat: OpenChat,
  { driver, calls, checks, plans, undos, watches, talking }: Parts,
): Omit<Steps, 'queue'> & { readonly answerAgain: (itemId: string) => Result<null> } {
  const { log } = chat
  const isAsked = (): boolean => log.after('plan', '').some(({ state }) => state === 'confirming')
  return {
    isAbout: driver.isAbout,
    send: (said) => checks.send(chat, said),
    again: () => checks.again(chat),
    lookDeeper: (itemId) => checks.lookDeeper(chat, itemId),
    // What a question was answered with is answered anew by a model, if there is one; a complaint is looked into.
    answerAgain: (itemId) => {
      const message = messageBefore(itemId, log)
      const talk = message?.kind === 'reply' ? talkIn(chat, talking) : null
      if (talk === null || message === null) return checks.answerAgain(chat, itemId)
      return calls.isBusy(chat, 'checks') ? fail('chat_busy') : talk.ask(message.text, () => undefined)
    },
    works: (fixesId, isWorking) => checks.works(chat, fixesId, isWorking),
    look: (tools) => checks.look(chat, tools),
    checkUp: () => checks.checkUp(chat),
    watch: (wanted) => watches.watch(chat, wanted),
    undo: (callId) => undos.undo(chat, callId),
    approve: (asked) => plans.approve(chat, asked),
    dismiss: (planId) => plans.dismiss(chat, planId),
    talk: talkIn(chat, talking),
    stop: () => {
      plans.stopAsking(chat)
      calls.stopAll(chat)
    },
    isBusy: () =>
      undos.isWorking(chat) ||
      calls.isBusy(chat) ||
      log.after('plan', '').some(({ state }) => state === 'confirming' || state === 'running'),
    // A repair that waits for a free PC may wait for hours, and a watch only looks: nothing waits for them.
    isFree: () =>
      !undos.isWorking(chat) &&
      !calls.isBusy(chat, 'checks') &&
      !isAsked() &&
      log.running().every((item) => item.kind === 'watch' || onlyWaits(item)),
  }
}

function talkIn(chat: OpenChat, talking: TalkRuns): Steps['talk'] {
  const { talks } = talking
  if (talks?.isThere() !== true) return null
  return {
    isComplaint: (text) => talks.isComplaint(text),
    ask: (text, otherwise) => talking.talk(chat, text, otherwise),
  }
}
