import { memo, type ReactNode } from 'react'

import { keysOf } from '../../shared/domain/closed-record.ts'
import type { ChatEntry, FixResultView } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { ErrorNote } from '../components/error-note.tsx'
import { FileDiffs } from '../components/file-diff.tsx'
import { Icon } from '../components/icon.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { FixResults } from '../features/fix-results/fix-results.tsx'
import { WorksQuestion } from '../features/fix-results/works-question.tsx'
import { ModelAnswer } from '../features/model-answer/model-answer.tsx'
import { PicturePair } from '../features/pictures/pictures.tsx'
import { SaidMessage } from '../features/said-message/said-message.tsx'
import { PlanPreview } from '../features/plan-preview/plan-preview.tsx'
import { isWaiting } from '../features/waiting-card/waiting-call.ts'
import { WaitingCard } from '../features/waiting-card/waiting-card.tsx'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState } from '../state/app-context.ts'
import { CallCards } from './call-list.tsx'
import { Checks, type Place } from './checks-view.tsx'
import { Watch } from './watch-entry.tsx'
import { shownCalls } from './shown-calls.ts'

type Kind<Name extends ChatEntry['kind']> = Extract<ChatEntry, { readonly kind: Name }>
type Props<Entry extends ChatEntry> = { readonly entry: Entry; readonly live: boolean }

type EntryProps = Place & { readonly entry: ChatEntry }

/** One thing of a chat. What did not change is not drawn again, also where main sent it again or it was put together anew. */
export const EntryView = memo(DrawnEntry, (before, after) => {
  const names = keysOf<keyof EntryProps>({ ...before, ...after })
  return names.every((name) => {
    const [was, is] = [before[name], after[name]]
    return was === is || (!isMoreOfAnswer(before, after) && JSON.stringify(was) === JSON.stringify(is))
  })
})

/** An answer that comes in is longer each time: that is seen without writing all of it out. */
function isMoreOfAnswer({ entry: was }: EntryProps, { entry: is }: EntryProps): boolean {
  return was.kind === 'model' && is.kind === 'model' && was.text.length !== is.text.length
}

function DrawnEntry({ entry, ...place }: EntryProps): ReactNode {
  const { live } = place
  switch (entry.kind) {
    case 'complaint':
      return <SaidMessage entry={entry} live={live} />
    case 'checks':
      return <Checks entry={entry} {...place} />
    case 'watch':
      return <Watch entry={entry} live={live} />
    case 'plan':
      return <PlanPreview entry={entry} live={live} />
    case 'fixes':
      return <Fixes entry={entry} live={live} />
    case 'model':
      return <ModelAnswer entry={entry} live={live} />
    case 'notice':
      return <Notice entry={entry} live={live} />
  }
}

function Fixes({ entry, live }: Props<Kind<'fixes'>>): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  const waiting = entry.calls.filter(isWaiting)
  // Whether it works nobody can say before all of it has ended.
  const asks = entry.works !== null && (entry.works !== 'asked' || (live && waiting.length === 0))
  return (
    <>
      <CallCards calls={shownCalls(entry, technician)} findings={[]} />
      <FixResults
        results={entry.results}
        live={live}
        drawn={(result) => <Drawn result={result} />}
        {...(asks ? { foot: <WorksQuestion entry={entry} live={live} /> } : {})}
      />
      {waiting.map((call) => (
        <WaitingCard key={call.callId} call={call} live={live} />
      ))}
    </>
  )
}

/** The proof in pictures, and what became of texts. */
function Drawn({ result: { pictures, diffs } }: { readonly result: FixResultView }): ReactNode {
  const { text } = useText()
  return (
    <>
      {pictures !== null && <PicturePair pair={pictures} />}
      {diffs.length > 0 && (
        <div className="result-diffs">
          <FileDiffs diffs={diffs} text={text} />
        </div>
      )}
    </>
  )
}

const toneIcons = { info: 'info', warning: 'warning', error: 'problem' } as const

function Notice({ entry, live }: Props<Kind<'notice'>>): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { checkTool, error } = entry
  const checkNow = live && checkTool !== null && (
    <Button small icon="restart" onClick={() => void actions.runChecks([checkTool])}>
      {text('ui.chat.checkNow')}
    </Button>
  )
  if (error !== null) {
    return (
      <Card>
        <ErrorNote error={error} title={entry.text}>
          {checkNow}
        </ErrorNote>
      </Card>
    )
  }
  return (
    <p className="line">
      <Icon name={toneIcons[entry.tone]} />
      <span className="grow">
        <PlainText text={entry.text} />
      </span>
      {checkNow}
    </p>
  )
}
