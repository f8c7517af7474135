import type { BareCode } from '../../../shared/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { AskPerson } from './ask-person.ts'
import type { Question } from './confirmation-view.ts'

/** Fails with `refused` where the person did not say yes, with `question_open` where another such question waits. */
export type AskOnce = (
  question: Exclude<Question, { readonly steps: unknown }>,
  refused: BareCode,
) => Promise<Result<void>>

/** Questions that a page can bring up by itself, one at a time: it cannot wear a person down. */
export function createAskOnce(ask: AskPerson): AskOnce {
  let asking = false
  return async (question, refused) => {
    if (asking) return fail('question_open')
    asking = true
    try {
      const { answer } = await ask(question)
      return answer === 'run_now' ? ok(undefined) : fail(refused)
    } finally {
      asking = false
    }
  }
}
