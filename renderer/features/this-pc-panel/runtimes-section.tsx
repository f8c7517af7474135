import { useEffect, useState, type ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

type Runtimes = PcView['runtimes']

/** Programs of others that tools need. Their versions are asked for when somebody looks here, not before. */
export function RuntimesSection({ runtimes }: { readonly runtimes: Runtimes }): ReactNode {
  const { text } = useText()
  const { searching, search } = useSearch(runtimes)
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{text('ui.panel.runtimes')}</h2>
        <button
          type="button"
          className="linkbtn small end"
          aria-disabled={searching}
          onClick={() => {
            if (!searching) void search()
          }}
        >
          {text('ui.panel.runtimesAgain')}
        </button>
      </div>
      <dl className="runtimes">
        {runtimes.map((one) => (
          <div key={one.runtime} className="kv small">
            <dt className="grow">{one.name}</dt>
            <dd className="note num">
              <PlainText text={stateOf(one, text)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function stateOf({ found, version }: Runtimes[number], text: ReturnType<typeof useText>['text']): string {
  if (!found) return text('ui.panel.runtimeMissing')
  return version ?? text('ui.panel.runtimeUnread')
}

type Search = { readonly searching: boolean; readonly search: () => Promise<void> }

function useSearch(runtimes: Runtimes): Search {
  const { api, actions, store } = useApp()
  const [searching, setSearching] = useState(false)
  const search = async (): Promise<void> => {
    setSearching(true)
    const pc = await actions.ask(api['pc.readRuntimes']({}))
    if (pc !== null) store.setState({ pc })
    setSearching(false)
  }
  const isUnread = runtimes.some(({ found, version }) => found && version === null)
  useEffect(() => {
    if (isUnread) void search()
    // Once for each time that it is shown: a program that tells no version is not asked for ever.
  }, [])
  return { searching, search }
}
