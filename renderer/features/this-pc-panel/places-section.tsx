import type { ReactNode } from 'react'

import type { PlaceStatistics } from '../../../shared/ipc/place-statistics.ts'
import { Icon } from '../../components/icon.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { useText } from '../../i18n/text-context.ts'

/** How runs ended and how long they took, apart for each place where tools run. */
export function PlacesSection({ places }: { readonly places: readonly PlaceStatistics[] }): ReactNode {
  const { text } = useText()
  return (
    <section className="sec">
      <h2 className="small strong">{text('ui.panel.places')}</h2>
      <ul className="places">
        {places.map((place) => (
          <li key={place.place}>
            <span className="kv small">
              <Icon name={place.place === 'agent' ? 'monitor' : 'link'} />
              {text(`ui.panel.place.${place.place}`)}
            </span>
            <PlaceFigures place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceFigures({ place }: { readonly place: PlaceStatistics }): ReactNode {
  const { text, formats, locale } = useText()
  const { calls, succeeded, medianMs } = place
  if (calls === 0) return <span className="note">{text('ui.panel.noRuns')}</span>
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(succeeded / calls)
  const words = [
    text('ui.panel.wentWell', { share }),
    text('ui.panel.runs', { calls }),
    ...(medianMs === null ? [] : [text('ui.panel.median', { duration: formats.duration(medianMs) })]),
  ]
  return (
    <>
      <ShareBar part={succeeded} whole={calls} />
      <span className="note num">{words.join(' · ')}</span>
    </>
  )
}
