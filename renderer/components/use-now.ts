import { useEffect, useState } from 'react'

/** The time, moving every `intervalMs` while `active`; it stands still otherwise. */
export function useNow(active: boolean, intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!active) return
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [active, intervalMs])
  return now
}
