import { useState } from 'react'

import type { FieldFaultView } from '../../../shared/ipc/tool-form-view.ts'
import type { ErrorView } from '../../../shared/ipc/views.ts'
import { useApp } from '../../state/app-context.ts'
import { useToldError } from '../../components/use-told-error.ts'
import { failureView } from '../../state/app-state.ts'

/** How the last try to start a tool ended: main judges what was entered, and its answer belongs beside the fields. */
export type ToolStart = {
  readonly faults: readonly FieldFaultView[]
  readonly error: ErrorView | null
  readonly waiting: boolean
  /** @returns the first field whose value was not taken; null = none. */
  readonly start: (entered: Readonly<Record<string, string>>) => Promise<string | null>
  /** Forgets what was wrong with a field: something else is being entered. */
  readonly reset: (field: string) => void
}

export function useToolStart(tool: string): ToolStart {
  const { actions } = useApp()
  const [faults, setFaults] = useState<readonly FieldFaultView[]>([])
  const [error, setError] = useToldError()
  const [waiting, setWaiting] = useState(false)
  return {
    faults,
    error,
    waiting,
    start: async (entered) => {
      if (waiting) return null
      setWaiting(true)
      setError(null)
      const answer = await actions.runTool(tool, entered)
      setWaiting(false)
      const told = answer.ok ? answer.data.faults : []
      setFaults(told)
      if (!answer.ok) setError(failureView(answer.error))
      return told[0]?.field ?? null
    },
    reset: (field) => {
      setError(null)
      setFaults((before) => before.filter((fault) => fault.field !== field))
    },
  }
}
