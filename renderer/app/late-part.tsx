import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type PartProps = {
  /** Stands there until it is loaded. */
  readonly waiting?: ReactNode
}

/** A part of the window whose code comes when it is first shown, or before that when there is time. */
export type LatePart = {
  readonly Part: ComponentType<PartProps>
  readonly load: () => Promise<ComponentType>
}

type Seen = { readonly Loaded: ComponentType | null; readonly fault: Error | null }

/** What is loaded is drawn at once. React's own way to wait shows a stand-in first, and holds back for 300 ms what follows it. */
export function latePart(fetch: () => Promise<ComponentType>): LatePart {
  let loaded: ComponentType | null = null
  const load = async (): Promise<ComponentType> => (loaded ??= await fetch())
  function Part({ waiting = null }: PartProps): ReactNode {
    const [{ Loaded, fault }, setSeen] = useState<Seen>(() => ({ Loaded: loaded, fault: null }))
    useEffect(() => {
      if (Loaded !== null) return undefined
      let isShown = true
      const see = (seen: Seen): void => {
        if (isShown) setSeen(seen)
      }
      load().then(
        (found) => see({ Loaded: found, fault: null }),
        (error: unknown) => see({ Loaded: null, fault: error instanceof Error ? error : new Error(String(error)) }),
      )
      return () => {
        isShown = false
      }
    }, [Loaded])
    // Told where a fault of this part is told.
    if (fault !== null) throw fault
    return Loaded === null ? waiting : <Loaded />
  }
  return { Part, load }
}
