import { windowsPlaces } from '../../../shared/domain/windows-places.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { MachineFacts } from '../../machines/machine.ts'
import type { Handlers } from '../router.ts'

export type PlaceHandlerDeps = {
  readonly facts: () => Pick<MachineFacts, 'kind'>
  /** Opens one of the addresses of `windowsPlaces`; false = it could not. */
  readonly openPlace: (address: string) => Promise<boolean>
}

/** Opens what advice names. The page names the place; the address is ours. */
export function placeHandlers({ facts, openPlace }: PlaceHandlerDeps): Pick<Handlers, 'places.open'> {
  return {
    'places.open': async ({ place }) => {
      // What advice says of a practice PC must not open the settings of the real one.
      if (facts().kind !== 'windows') return fail('place_not_here')
      return (await openPlace(windowsPlaces[place])) ? ok(null) : fail('place_not_opened')
    },
  }
}
