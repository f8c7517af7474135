import type { ReactNode } from 'react'

import type { ChatEntry } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import { Pictures } from '../features/pictures/pictures.tsx'
import { WatchCard } from '../features/watch/watch-card.tsx'
import { WhenItHappens } from '../features/watch/when-it-happens.tsx'
import { useText } from '../i18n/text-context.ts'
import { useAppState, useChange } from '../state/app-context.ts'

type Props = { readonly entry: Extract<ChatEntry, { readonly kind: 'watch' }>; readonly live: boolean }

/** A watch draws what it has seen anew with each look. */
export function Watch({ entry, live }: Props): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  const isOpen = entry.watch?.headline.tone !== 'cause'
  return (
    <WatchCard
      entry={entry}
      live={live}
      drawn={(pictures) => <Pictures pictures={pictures} hasTable={technician} />}
      waysOn={isOpen ? <WhenItHappens entryId={entry.id} live={live} /> : <ReportButton />}
    />
  )
}

export function ReportButton(): ReactNode {
  const { text } = useText()
  const change = useChange()
  return (
    <div className="look-deeper">
      <Button look="quiet" small icon="ticket" onClick={() => change({ page: 'report' })}>
        {text('report.title')}
      </Button>
    </div>
  )
}
