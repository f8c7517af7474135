import { useEffect, useState, type ReactNode } from 'react'

import type { AboutView } from '../../../shared/ipc/about-view.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { RecordRow } from './record-row.tsx'
import './help-page.css'

/** Help and About: first steps, what leaves this PC, and what Deskmedic says of itself. */
export function HelpPage(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [about, setAbout] = useState<AboutView | null>(null)
  useEffect(() => {
    void actions.ask(api['about.get']({})).then(setAbout)
  }, [api, actions])
  return (
    <>
      <div className="pane-head big" data-pane="page">
        <h1>{text('ui.shell.help')}</h1>
      </div>
      <div className="scroll">
        <div className="help-body">
          <HelpCard />
          <SentCard />
          {about !== null && <AboutCard about={about} />}
        </div>
      </div>
    </>
  )
}

type RowProps = { readonly title: string; readonly say: string; readonly children?: ReactNode }

function Row({ title, say, children }: RowProps): ReactNode {
  return (
    <div className="help-row">
      <div className="grow">
        <h3>{title}</h3>
        <p className="small muted">
          <PlainText text={say} />
        </p>
      </div>
      {children}
    </div>
  )
}

function HelpCard(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const contact = useAppState((state) => state.pc?.adminContact ?? null)
  return (
    <Card title={text('ui.help.help')} icon="help">
      <Row title={text('ui.help.ask')} say={text('ui.help.askSay')}>
        <Button small onClick={() => change({ page: 'chat' })}>
          {text('ui.shell.chat')}
        </Button>
      </Row>
      <Row title={text('ui.help.risk')} say={text('ui.help.riskSay')} />
      <Row title={text('ui.keys.title')} say={text('ui.help.keysSay')}>
        <Button small onClick={() => change({ overlay: 'keys' })}>
          {text('ui.help.keys')}
        </Button>
      </Row>
      {contact !== null && <Row title={text('ui.help.contact')} say={contact} />}
    </Card>
  )
}

const promises = ['ui.help.noAccount', 'ui.help.noUsage', 'ui.help.reports'] as const

function SentCard(): ReactNode {
  const { text, formats } = useText()
  const sent = useAppState((state) => state.pc?.bytesSent)
  const aside = sent === undefined ? '' : text('ui.shell.bytesSent', { size: formats.size(sent) })
  return (
    <Card title={text('ui.help.leaves')} icon="upload" aside={aside}>
      <ul className="help-list">
        {promises.map((key) => (
          <li key={key}>
            <Icon name="healthy" />
            {text(key)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AboutCard({ about: { version, license, dataFolder } }: { readonly about: AboutView }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  return (
    <Card title={text('ui.help.about')} icon="info" aside={text('ui.help.version', { version })}>
      <RecordRow />
      <Row title={text('ui.help.data')} say={dataFolder}>
        <Button small icon="folder" onClick={() => void actions.ask(api['about.openFolder']({}))}>
          {text('ui.help.openFolder')}
        </Button>
      </Row>
      <Row title={text('ui.help.license')} say={text('ui.help.licenseSay', { license })} />
    </Card>
  )
}
