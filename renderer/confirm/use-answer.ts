import { useCallback, useEffect, useRef, useState } from 'react'

import type { ConfirmBridge, ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'

export type AnswerState = 'settling' | 'open' | 'sent' | 'not_accepted'
export type Answer = ConfirmationAnswerView['answer']
export type Remember = ConfirmationAnswerView['remember']

// A click meant for what stood here before must not approve: buttons that start something wait this long.
const settleMs = 500
// Main closes this window when it takes an answer. A window that is still there after this was not heard.
const heardMs = 1_500

type HowAnswered = Pick<ConfirmationAnswerView, 'remember' | 'seenWhole' | 'keptBack'>

export type AnswerControl = {
  readonly state: AnswerState
  readonly give: (answer: Answer, how: HowAnswered) => void
}

/**
 * Sends one answer. Nothing is ever approved by time: the timer opens the buttons, and it passes on a refusal that was
 * given before main listens.
 * @param isShown the window is on the screen: from then on main counts.
 */
export function useAnswer(bridge: ConfirmBridge, request: ConfirmationView, isShown: boolean): AnswerControl {
  const [state, setState] = useState<AnswerState>('settling')
  const given = useRef(false)
  const isSettled = useRef(false)
  const held = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => {
      isSettled.current = true
      setState((before) => (before === 'settling' ? 'open' : before))
      held.current?.()
    }, settleMs)
    return () => clearTimeout(timer)
  }, [isShown])
  const give = useCallback(
    (answer: Answer, { remember, seenWhole, keptBack = [] }: HowAnswered) => {
      if (given.current) return
      given.current = true
      setState('sent')
      const { requestId, digest } = request
      const starts = answer === 'run_now' || answer === 'when_idle'
      const notHeard = (): void => {
        given.current = false
        setState('not_accepted')
      }
      const send = (): void => {
        bridge
          .answer({ requestId, digest, answer, remember: starts ? remember : 'no', seenWhole, keptBack })
          .then(() => setTimeout(notHeard, heardMs), notHeard)
      }
      if (isSettled.current || starts) send()
      else held.current = send
    },
    [bridge, request],
  )
  return { state, give }
}
