import { useState, type ReactNode } from 'react'

import { standInPattern } from '../../../../shared/domain/stand-ins.ts'
import type { SentView } from '../../../../shared/ipc/model-view.ts'
import { Button } from '../../../components/button.tsx'
import { LockLine } from '../../../components/lock-line.tsx'
import { PlainText } from '../../../components/plain-text.tsx'
import { Switch } from '../../../components/switch.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { useApp } from '../../../state/app-context.ts'
import { WideRow } from '../wide-row.tsx'
import type { Models } from './use-models.ts'

/** What of this PC the model is told: which areas, and what it was told last, to the letter. */
export function ToldRow({ models }: { readonly models: Models }): ReactNode {
  const { text } = useText()
  const { place, sendPii } = models.view
  const about = place === 'here' ? 'here' : sendPii.value
  return (
    <>
      <WideRow icon="eye" title={text('ui.models.sends')} about={text(`ui.models.sends.${about}`)}>
        {place !== 'here' && sendPii.lockedBy !== null && <LockLine lockedBy={sendPii.lockedBy} />}
        <Sent />
      </WideRow>
      {place !== 'here' && (
        <WideRow icon="mask" title={text('ui.models.areas')} about={text('ui.models.areas.about')}>
          <Areas models={models} />
        </WideRow>
      )}
    </>
  )
}

function Areas({ models: { view, field, take } }: { readonly models: Models }): ReactNode {
  const { api } = useApp()
  return (
    <ul className="told-areas">
      {view.areas.map(({ category, title, isTold }) => (
        <li key={category}>
          <Switch
            label={title}
            checked={isTold}
            onChange={(next) => void field.tell(api['models.tell']({ category, isTold: next })).then(take)}
          />
          <span className="small">{title}</span>
        </li>
      ))}
    </ul>
  )
}

function Sent(): ReactNode {
  const { text, formats } = useText()
  const { api, actions } = useApp()
  const [sent, setSent] = useState<SentView | null | 'not_asked'>('not_asked')
  const show = async (): Promise<void> => setSent(await actions.ask(api['models.sent']({})))
  return (
    <div className="told-sent">
      <Button small icon="upload" onClick={() => void show()}>
        {text('ui.models.sent.show')}
      </Button>
      <div role="status">
        {sent === null && <p className="small">{text('ui.models.sent.none')}</p>}
        {sent !== null && sent !== 'not_asked' && (
          <p className="small">
            <PlainText
              text={text('ui.models.sent.to', {
                ...{ model: sent.model, address: sent.address, standIns: sent.standIns },
                size: formats.size(sent.sizeBytes),
              })}
            />
          </p>
        )}
      </div>
      {sent !== null && sent !== 'not_asked' && <Payload sent={sent} />}
    </div>
  )
}

function Payload({ sent: { messages, tools } }: { readonly sent: SentView }): ReactNode {
  const { text } = useText()
  const parts = [
    ...messages.map(({ from, text: said }) => ({ title: text('ui.models.sent.from', { from }), said })),
    { title: text('ui.models.told.tools'), said: tools.join(', ') },
  ]
  return (
    <div className="payload" tabIndex={0} role="group" aria-label={text('ui.models.sent')}>
      {parts.map(({ title, said }, place) => (
        <div key={place}>
          <p className="k">{title}</p>
          <StandIns said={said} />
        </div>
      ))}
    </div>
  )
}

/** A text in which what stands for a name is marked. */
function StandIns({ said }: { readonly said: string }): ReactNode {
  return (
    <p>
      {said.split(new RegExp(`(${standInPattern.source})`)).map((piece, place) =>
        place % 2 === 1 ? (
          <span key={place} className="ph">
            {piece}
          </span>
        ) : (
          <PlainText key={place} text={piece} />
        ),
      )}
    </p>
  )
}
