import { useLayoutEffect, useState, type RefObject } from 'react'

import type { ConfirmBridge } from '../../shared/ipc/confirmation-view.ts'

/**
 * Tells how high the question is with all that stands open in it, at once and whenever that changes.
 * @returns true once main has heard the first height, and shows the window.
 */
export function useFit(body: RefObject<HTMLElement | null>, bridge: Pick<ConfirmBridge, 'fit'>): boolean {
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const place = body.current
    if (place === null) return
    let told = 0
    const tell = (): void => {
      const height = heightOf(place)
      if (height === told) return
      told = height
      const heard = (): void => setShown(true)
      bridge.fit(height).then(heard, heard)
    }
    tell()
    const observer = new ResizeObserver(tell)
    // What stands below it grows and shrinks as well: then it is the place itself that changes.
    for (const part of [place, ...place.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [body, bridge])
  return isShown
}

/** Of the window, if the question were exactly as high as what is in it. */
function heightOf(place: HTMLElement): number {
  const { top } = place.getBoundingClientRect()
  const end = place.lastElementChild?.getBoundingClientRect().bottom ?? top
  const around = window.innerHeight - place.clientHeight
  return Math.ceil(end - top + place.scrollTop + Number.parseFloat(getComputedStyle(place).paddingBottom) + around)
}
