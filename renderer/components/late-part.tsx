import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A part of the window whose code comes when it is first shown, or before that when there is time. */
export type LatePart<Props extends object = object> = {
  readonly Part: ComponentType<Props>
  readonly load: () => Promise<ComponentType<Props>>
}

type Seen<Props> = { readonly Loaded: ComponentType<Props> | null; readonly fault: Error | null }

/**
 * What is loaded is drawn at once. React's own way to wait shows a stand-in first, and holds back for 300 ms what follows it.
 * `Waiting` stands there until then, with the same properties.
 */
export function latePart<Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async (): Promise<ComponentType<Props>> => (loaded ??= await fetch())
  function Part(props: Props): ReactNode {
    const [{ Loaded, fault }, setSeen] = useState<Seen<Props>>(() => ({ Loaded: loaded, fault: null }))
    useEffect(() => {
      if (Loaded !== null) return undefined
      let isShown = true
      const see = (seen: Seen<Props>): void => {
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
    if (Loaded !== null) return <Loaded {...props} />
    return Waiting === undefined ? null : <Waiting {...props} />
  }
  return { Part, load }
}
