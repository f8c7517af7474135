import { useCallback, useEffect, useRef, useState } from 'react'

export type Waiting = {
  readonly waiting: boolean
  readonly during: <Value>(work: Promise<Value>) => Promise<Value>
}

/** Main answers at once, or asks a person first. */
const momentMs = 400

/** Whether a change waits for a person's answer in the confirmation window. */
export function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const during = useCallback(async <Value>(work: Promise<Value>): Promise<Value> => {
    clearTimeout(timer.current)
    const own = setTimeout(() => setWaiting(true), momentMs)
    timer.current = own
    try {
      return await work
    } finally {
      clearTimeout(own)
      // A later change that still waits keeps the note.
      if (timer.current === own) setWaiting(false)
    }
  }, [])
  return { waiting, during }
}
