import type { ReactNode } from 'react'

import type { PictureView } from '../../../shared/domain/picture.ts'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { Events } from './events.tsx'
import { Facts } from './facts.tsx'
import { Gauge } from './gauge.tsx'
import { Lanes } from './lanes.tsx'
import { Path } from './path.tsx'
import { Rank } from './rank.tsx'
import { Share } from './share.tsx'
import { Spans } from './spans.tsx'
import { Tiles } from './tiles.tsx'

/** One picture: its name says all that it shows, so nothing within it is read on its own. */
export function Picture({ view }: { readonly view: PictureView }): ReactNode {
  return (
    <div className={`pic sev-${view.severity}`} role="img" aria-label={visibleString(view.alt)}>
      {view.nothing === null ? <Drawing view={view} /> : <Nothing text={view.nothing} />}
    </div>
  )
}

/** It was looked at, and there is nothing: not the same as not known. */
function Nothing({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="pic-none">
      <Icon name="healthy" />
      <PlainText text={text} />
    </p>
  )
}

function Drawing({ view }: { readonly view: PictureView }): ReactNode {
  switch (view.kind) {
    case 'gauge':
      return <Gauge view={view} />
    case 'share':
      return <Share view={view} />
    case 'rank':
      return <Rank view={view} />
    case 'path':
      return <Path view={view} />
    case 'events':
      return <Events view={view} />
    case 'spans':
      return <Spans view={view} />
    case 'tiles':
      return <Tiles view={view} />
    case 'lanes':
      return <Lanes view={view} />
    case 'facts':
      return <Facts view={view} />
  }
}
