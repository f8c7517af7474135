import type { Caller } from '../../../shared/domain/caller.ts'
import type { ConsentAnswer, ConsentPort } from '../../pipeline/consent.ts'
import type { AskPerson, PersonAnswer } from './ask-person.ts'

export type WindowConsentDeps = {
  readonly ask: AskPerson
  readonly caller: () => Caller
}

/** Plans, undos and what waits are asked in the confirmation window. What has no yes of its plan is not asked for in passing. */
export function createWindowConsent({ ask, caller }: WindowConsentDeps): ConsentPort {
  return {
    ask: async ({ from, steps }, signal) => {
      if (from === 'call') return steps.map(() => ({ answer: 'nobody' }))
      const isUndo = steps.some(({ kept }) => kept !== undefined)
      const said = await ask({ kind: isUndo ? 'undo' : 'fix', steps }, signal)
      const answer = answerOf(said, caller().role)
      // An undo is done at once or not at all, and asked for each time.
      if (from === 'undo') return steps.map(() => (said.answer === 'when_idle' ? { answer: 'nobody' } : answer))
      return steps.map(() => answer)
    },
  }
}

function answerOf({ answer, shownTextHash, remember }: PersonAnswer, role: Caller['role']): ConsentAnswer {
  if (answer === 'refuse' || answer === 'not_today') return { answer }
  if (answer === 'closed' || role === 'ai_agent') return { answer: 'nobody' }
  return {
    answer: 'approve',
    role,
    shownTextHash,
    startNow: answer === 'run_now',
    ...(remember === null ? {} : { remember }),
  }
}
