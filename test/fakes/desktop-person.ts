import type { ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'

type Answer = ConfirmationAnswerView['answer']

/** What the person in front of the confirmation window does. `null` = the window stays open. */
export type Person = (view: ConfirmationView) =>
  | Answer
  | 'closed'
  | {
      readonly answer: Answer
      readonly remember: ConfirmationAnswerView['remember']
      readonly keptBack?: readonly string[]
    }
  | null

export type AtTheWindow = {
  person: Person
  /** Replaces parts of the next answers, as a forged message would. */
  forge: Partial<Pick<ConfirmationAnswerView, 'requestId' | 'digest' | 'seenWhole'>>
}

/** Allows the settings that the test changes, and nothing else. */
export const whoOnlySets: Person = ({ kind }) => (kind === 'setting' ? 'run_now' : 'refuse')

type Answering = {
  readonly asked: ConfirmationView[]
  readonly closed: string[]
  readonly self: AtTheWindow
}

export async function answerOf(
  view: ConfirmationView,
  signal: AbortSignal | undefined,
  { asked, closed, self }: Answering,
): Promise<ConfirmationAnswerView | 'closed'> {
  asked.push(view)
  const said = self.person(view)
  if (said === 'closed') return 'closed'
  const { requestId, digest } = view
  if (said === null)
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        closed.push(requestId)
        resolve('closed')
      })
    })
  const given = typeof said === 'string' ? ({ answer: said, remember: 'no' } as const) : said
  return { requestId, digest, ...given, seenWhole: true, ...self.forge }
}
