import { placesOfError } from '../../shared/domain/error-places.ts'
import type { Api } from './api.ts'

const mostTold = 20

/** Tells main of what nobody caught in this page: the kind and the places, never the text. Returns the way to tell more. */
export function tellErrors(
  page: Pick<Window, 'addEventListener'>,
  api: Pick<Api, 'log.tell'>,
): (cause: unknown) => void {
  let told = 0
  const tell = (cause: unknown): void => {
    told += 1
    if (told > mostTold) return
    const { name, places } = cause instanceof Error ? { name: cause.name, places: placesOfError(cause) } : noError
    const short = places.filter((place) => place.length <= 120).slice(0, 12)
    void api['log.tell']({ name: name.slice(0, 60), places: short })
  }
  page.addEventListener('error', (event) => tell(event.error))
  page.addEventListener('unhandledrejection', (event) => tell(event.reason))
  return tell
}

const noError: { readonly name: string; readonly places: readonly string[] } = { name: 'Error', places: [] }
