import { useState, type ReactNode } from 'react'

import { endpointNames, endpointPresets } from '../../../../shared/domain/model-endpoint.ts'
import type { FoundServerView, ModelsView } from '../../../../shared/ipc/model-view.ts'
import { Button } from '../../../components/button.tsx'
import { LockLine } from '../../../components/lock-line.tsx'
import { PlainText } from '../../../components/plain-text.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { useApp } from '../../../state/app-context.ts'

type Props = {
  readonly view: ModelsView
  /** As it stands in the field. */
  readonly address: string
  readonly onPick: (endpoint: { readonly address: string; readonly model: string }) => void
}

type Found = readonly FoundServerView[] | 'not_looked' | 'looking'

/** Servers that the organisation names, those that were found on this PC, and one's own. Nothing is looked for unasked. */
export function ServerPicks({ view, address, onPick }: Props): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [found, setFound] = useState<Found>('not_looked')
  const look = async (): Promise<void> => {
    setFound('looking')
    setFound((await actions.ask(api['models.look']({}))) ?? 'not_looked')
  }
  const servers = typeof found === 'string' ? [] : found
  const shown = new Set([...view.listed, ...servers.map((each) => each.address)])
  const modelOf = (chosen: string): string =>
    chosen === view.address ? view.model : (servers.find((each) => each.address === chosen)?.models[0] ?? '')
  const pick = (chosen: string): void => onPick({ address: chosen, model: modelOf(chosen) })
  return (
    <section>
      <Head found={found} onLook={() => void look()} />
      {view.onlyListed !== null && (
        <p className="small">
          {text('ui.models.onlyListed')} <LockLine lockedBy={view.onlyListed} />
        </p>
      )}
      <div className="pick">
        {view.listed.map((each) => (
          <Pick key={each} title={hostOf(each)} isOn={each === address} onPick={() => pick(each)}>
            {text('ui.models.ofOrganisation')}
          </Pick>
        ))}
        {servers.map((each) => (
          <Pick
            key={each.address}
            title={nameOf(each)}
            isOn={each.address === address}
            onPick={() => pick(each.address)}
          >
            {text('ui.models.here', { count: each.models.length })}
          </Pick>
        ))}
        {view.onlyListed === null && (
          <Pick
            title={text('ui.models.another')}
            isOn={!shown.has(address)}
            onPick={() => pick(shown.has(view.address) ? endpointPresets.ollama : view.address)}
          >
            {text('ui.models.another.about')}
          </Pick>
        )}
      </div>
    </section>
  )
}

function Head({ found, onLook }: { readonly found: Found; readonly onLook: () => void }): ReactNode {
  const { text } = useText()
  return (
    <>
      <div className="models-head">
        <h3 className="strong grow">{text('ui.models.servers')}</h3>
        <Button small icon="search" aria-disabled={found === 'looking'} onClick={onLook}>
          {text('ui.models.look')}
        </Button>
      </div>
      <p className="small muted" role="status">
        {found === 'looking' && text('ui.models.looking')}
        {typeof found !== 'string' && found.length === 0 && text('ui.models.noneFound')}
      </p>
    </>
  )
}

type PickProps = {
  readonly title: string
  readonly isOn: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

function Pick({ title, isOn, onPick, children }: PickProps): ReactNode {
  return (
    <button type="button" className="pick-o" aria-pressed={isOn} onClick={onPick}>
      <span className="radio" />
      <span className="strong">
        <PlainText text={title} />
      </span>
      <span className="d">{children}</span>
    </button>
  )
}

function nameOf({ preset, address }: FoundServerView): string {
  return preset === null ? hostOf(address) : endpointNames[preset]
}

function hostOf(address: string): string {
  return /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? address
}
