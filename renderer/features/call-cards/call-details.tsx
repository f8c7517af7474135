import { useState, type ReactNode } from 'react'

import type { CallView, FindingView } from '../../../shared/ipc/views.ts'
import { labelled } from '../../../shared/texts/join.ts'
import { ErrorNote } from '../../components/error-note.tsx'
import { GlyphIcon } from '../../components/glyph.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { Tabs, type Tab } from '../../components/tabs.tsx'
import { useText } from '../../i18n/text-context.ts'
import { CallResult } from './call-result.tsx'

type Part = 'result' | 'arguments' | 'findings'
type Props = { readonly call: CallView; readonly findings: readonly FindingView[] }

/** The inside of a call card. */
export function CallDetails({ call, findings }: Props): ReactNode {
  const { text, locale } = useText()
  const [part, setPart] = useState<Part>('result')
  const tabs: readonly Tab<Part>[] = [
    { name: 'result', label: text('ui.card.result') },
    { name: 'arguments', label: text('ui.card.arguments') },
    { name: 'findings', label: text('ui.card.findings', { count: findings.length }) },
  ]
  return (
    <>
      {call.error !== null && <ErrorNote error={call.error} title={text(`ui.card.state.${call.state}`)} />}
      <Tabs label={text('ui.card.tabs', { title: call.title })} tabs={tabs} current={part} onChange={setPart}>
        {part === 'result' && <CallResult call={call} findings={findings} />}
        {part === 'arguments' && <ArgumentList call={call} />}
        {part === 'findings' && <FindingList findings={findings} />}
      </Tabs>
      {call.pii && (
        <p className="call-say pii">
          <Icon name="mask" />
          {labelled(text('ui.shell.flag.pii'), text('ui.shell.flag.piiMeans'), locale)}
        </p>
      )}
      <div className="call-meta">
        {call.allowedBy !== null && <span>{text(`ui.card.allowed.${call.allowedBy}`)}</span>}
        <span>{text(`ui.card.state.${call.state}`)}</span>
        <span className="grow" />
        <code className="mono call-id">{call.callId}</code>
      </div>
    </>
  )
}

function ArgumentList({ call }: { readonly call: CallView }): ReactNode {
  const { text } = useText()
  if (call.args.length === 0) return <p className="call-say">{text('ui.card.noArguments')}</p>
  return (
    <dl className="arg-list">
      {call.args.map((each) => (
        <div key={each.name}>
          <dt>
            {each.label} <code className="mono quiet">{each.name}</code>
          </dt>
          <dd className="mono">
            <PlainText text={each.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FindingList({ findings }: { readonly findings: readonly FindingView[] }): ReactNode {
  const { text } = useText()
  if (findings.length === 0) return <p className="call-say">{text('ui.card.noFindings')}</p>
  return (
    <ul className="finding-list">
      {findings.map((finding) => (
        <li key={finding.id}>
          <GlyphIcon glyph={finding.severity} />
          <span>
            <code className="mono quiet">{finding.id}</code> <PlainText text={finding.text} />{' '}
            <span className="quiet">
              <PlainText text={finding.evidenceText} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
