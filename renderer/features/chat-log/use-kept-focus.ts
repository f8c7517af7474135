import { useEffect, useRef } from 'react'

import type { ChatEntry } from '../../../shared/ipc/views.ts'

/**
 * A button that was pressed is often gone once its question is answered. The keyboard then goes to the card that the button stood in, and
 * on to the results once they are there; whoever went elsewhere meanwhile stays there.
 */
export function useKeptFocus(entries: readonly ChatEntry[]): void {
  const entryId = useRef<string | null>(null)
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
      entryId.current = row?.dataset['entry'] ?? null
    }
    // Clicking at nothing takes the focus away too: then it was not lost.
    const events = ['focusin', 'pointerdown'] as const
    for (const event of events) document.addEventListener(event, note)
    return () => events.forEach((event) => document.removeEventListener(event, note))
  }, [])
  useEffect(() => {
    if (entryId.current === null) return
    const { activeElement } = document
    const from = entries.findIndex(({ id }) => id === entryId.current)
    if (from === -1 || !(activeElement === document.body || isCard(activeElement))) return
    const results = entries.slice(from).filter(({ kind }) => kind === 'fixes')
    const card = [...results.reverse(), entries[from]].map((entry) => cardOf(entry?.id)).find((found) => found !== null)
    if (card !== activeElement) card?.focus({ preventScroll: true })
  }, [entries])
}

function isCard(element: Element | null): boolean {
  return element?.matches('[data-entry] > section[tabindex="-1"]') ?? false
}

function cardOf(id: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const row = rows.find(({ dataset }) => dataset['entry'] === id)
  return row?.querySelector<HTMLElement>(':scope > section[tabindex="-1"]') ?? null
}
