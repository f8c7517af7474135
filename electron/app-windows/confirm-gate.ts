import * as z from 'zod'

import type { ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { Clock } from '../kernel/ports.ts'

/** A window that has just appeared under the pointer must not be answered by a click meant for something else. */
export const minimumVisibleMs = 400

const answerSchema = z.strictObject({
  requestId: z.string().max(64),
  digest: z.string().max(64),
  answer: z.enum(['refuse', 'not_today', 'when_idle', 'run_now']),
  remember: z.enum(['no', 'session', 'week', 'month', 'tool']),
  seenWhole: z.boolean(),
  keptBack: z.array(z.string().max(200)).max(500).exactOptional(),
})

/** Decides which answers of the confirmation page count. Nothing in here approves by itself, and time only forbids. */
export type ConfirmGate = {
  readonly becameVisible: () => void
  readonly becameHidden: () => void
  /** The answer when it belongs to this question and a person can have read it; otherwise null. */
  accept(answer: unknown): ConfirmationAnswerView | null
}

/** @param clock one that only moves forward. */
export function createConfirmGate(view: ConfirmationView, clock: Clock): ConfirmGate {
  let visibleSince: number | null = null
  return {
    becameVisible: () => {
      visibleSince ??= clock.now()
    },
    becameHidden: () => {
      visibleSince = null
    },
    accept: (answer) => {
      const parsed = answerSchema.safeParse(answer)
      if (!parsed.success) return null
      const { requestId, digest, answer: given, remember, seenWhole, keptBack = [] } = parsed.data
      if (requestId !== view.requestId || digest !== view.digest) return null
      if (remember !== 'no' && !view.mayRemember) return null
      if (remember === 'tool' && !view.mayRememberForGood) return null
      if (keptBack.some((key) => view.keepable?.some((part) => part.key === key) !== true)) return null
      if ((given === 'run_now' || given === 'when_idle') && !seenWhole) return null
      if (visibleSince === null || clock.now() - visibleSince < minimumVisibleMs) return null
      return parsed.data
    },
  }
}
