import type { ReactNode } from 'react'

import type { PictureView } from '../../../shared/domain/picture.ts'
import type { ChatEntry } from '../../../shared/ipc/views.ts'
import type { WatchView } from '../../../shared/ipc/watch-view.ts'
import { ActButton } from '../../components/act-button.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import './watch.css'

type Entry = Extract<ChatEntry, { readonly kind: 'watch' }>
type Props = {
  readonly entry: Entry
  readonly live: boolean
  readonly drawn: (pictures: readonly PictureView[]) => ReactNode
  /** Where Deskmedic knows nothing more: what leads on. */
  readonly waysOn: ReactNode
}

/** A watch of what comes and goes: how far it is, what was seen, and what it says. */
export function WatchCard({ entry, live, drawn, waysOn }: Props): ReactNode {
  const { watch, error, running, note } = entry
  const { text } = useText()
  if (error !== null) {
    return (
      <Card>
        <ErrorNote error={error} title={text('watch.noLook')} />
      </Card>
    )
  }
  return (
    <>
      <section className="card watch" tabIndex={-1}>
        <Top entry={entry} live={live} />
        {watch !== null && drawn([watch.picture])}
      </section>
      {watch !== null && watch.seen.length > 0 && <Seen seen={watch.seen} />}
      {watch !== null && <Verdict watch={watch} running={running} note={note} waysOn={running ? null : waysOn} />}
    </>
  )
}

function Top({ entry: { watch, running, note }, live }: Pick<Props, 'entry' | 'live'>): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const isPractice = useAppState((state) => state.pc?.target.kind === 'simulated')
  return (
    <div className="watch-top">
      <Ring share={watch?.share ?? 0} clock={watch?.clock ?? '0:00'} />
      <div className="grow">
        <h2>
          <PlainText text={watch?.title ?? text(running ? 'watch.begins' : 'watch.noLook')} />
        </h2>
        {watch === null && note !== null && <p className="muted small">{note}</p>}
        {watch !== null && (
          <p className="muted small">
            <PlainText text={watch.detail} />
            {running && isPractice && <span className="blk">{text('watch.simulated')}</span>}
          </p>
        )}
      </div>
      {running && live && (
        <Button look="stop" icon="stop" onClick={() => void actions.stopWatch()}>
          {text('watch.stop')}
        </Button>
      )}
      {!running && live && (
        <Button icon="restart" onClick={() => void actions.watch()}>
          {text('watch.again')}
        </Button>
      )}
    </div>
  )
}

/** The words beside it say the same. */
function Ring({ share, clock }: { readonly share: number; readonly clock: string }): ReactNode {
  return (
    <div className="watch-ring" aria-hidden="true">
      <svg viewBox="0 0 60 60">
        <circle className="watch-whole" cx="30" cy="30" r="26" />
        {share > 0 && (
          <circle
            className="watch-over"
            cx="30"
            cy="30"
            r="26"
            pathLength="100"
            strokeDasharray={`${String(Math.round(Math.min(1, share) * 100))} 100`}
            transform="rotate(-90 30 30)"
          />
        )}
      </svg>
      <b>{clock}</b>
    </div>
  )
}

function Seen({ seen }: Pick<WatchView, 'seen'>): ReactNode {
  const { text } = useText()
  return (
    <Card title={text('watch.seen')}>
      <ol className="watch-seen">
        {seen.map(({ at, text: what, length }) => (
          <li key={`${at} ${what}`}>
            <span className="muted num">{at}</span>
            <Icon name="problem" tone="v-problem" />
            <span>
              <PlainText text={what} />
            </span>
            <span className="muted num">{length}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const toneIcons = {
  cause: ['warning', 'v-warning'],
  noticed: ['info', 'v-info'],
  unknown: ['unknown', 'v-unknown'],
  fine: ['healthy', 'v-healthy'],
} as const

type VerdictProps = {
  readonly watch: WatchView
  readonly running: boolean
  readonly note: string | null
  readonly waysOn: ReactNode
}

function Verdict({ watch: { headline, advice }, running, note, waysOn }: VerdictProps): ReactNode {
  const [icon, tone] = toneIcons[headline.tone]
  return (
    <section className="card watch-verdict">
      <Icon name={icon} tone={tone} size={20} />
      <div>
        <h2>
          <PlainText text={headline.text} />
        </h2>
        {headline.detail !== null && (
          <p className="muted">
            <PlainText text={headline.detail} />
          </p>
        )}
        {advice !== null && (
          <p className="small">
            <PlainText text={advice.text} />
          </p>
        )}
        {advice !== null && <ActButton act={advice.act} isMain={!running} />}
        {note !== null && <p className="muted small">{note}</p>}
        {waysOn}
      </div>
    </section>
  )
}
