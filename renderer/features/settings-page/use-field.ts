import { useState } from 'react'

import type { ErrorView } from '../../../shared/ipc/views.ts'
import { useToldError } from '../../components/use-told-error.ts'
import { useWaiting } from '../../components/use-waiting.ts'
import type { Answer } from '../../ipc/api.ts'
import { failureView } from '../../state/app-state.ts'

/** How the last try of a field ended: main judges what was entered, and its answer belongs beside the field. */
export type Field = {
  readonly error: ErrorView | null
  readonly saved: boolean
  /** The last try waits for a person's answer in the confirmation window. */
  readonly waiting: boolean
  /** Forgets how the last try ended: something else is being typed. */
  readonly reset: () => void
  /** @returns the answer of main, null when it refused. */
  readonly tell: <Output>(command: Promise<Answer<Output>>) => Promise<Output | null>
}

export function useField(): Field {
  const [error, setError] = useToldError()
  const [saved, setSaved] = useState(false)
  const { waiting, during } = useWaiting()
  return {
    error,
    saved,
    waiting,
    reset: () => {
      setError(null)
      setSaved(false)
    },
    tell: async (command) => {
      setError(null)
      const answer = await during(command)
      setError(answer.ok ? null : failureView(answer.error))
      setSaved(answer.ok)
      return answer.ok ? answer.data : null
    },
  }
}
