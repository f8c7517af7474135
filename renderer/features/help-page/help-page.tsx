import { useEffect, useState, type ReactNode } from 'react'

import type { AboutView } from '../../../shared/ipc/about-view.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { LogRow } from './log-row.tsx'
import { ManagedRow } from './managed-row.tsx'
import { PartsRow } from './parts-list.tsx'
import { ProblemReport } from './problem-report.tsx'
import { RecordRow } from './record-row.tsx'
import { UpdateRow } from './update-row.tsx'
import { Row } from './row.tsx'
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
      <div className="pane-head big help-head" data-pane="page">
        <h1>{text('ui.shell.help')}</h1>
      </div>
      <div className="scroll">
        <div className="help-body">
          {about !== null && <VersionCard about={about} />}
          <div className="help-top">
            <HelpCard />
            <SentCard />
          </div>
          {about !== null && <AboutCard about={about} />}
        </div>
      </div>
    </>
  )
}

/** What runs here, to read and to send to whoever helps. */
function VersionCard({ about: { version, license } }: { readonly about: AboutView }): ReactNode {
  const { text } = useText()
  const pc = useAppState((state) => state.pc)
  const { copied, copy } = useCopy()
  const [isReporting, setReporting] = useState(false)
  const system = pc?.target.system ?? ''
  return (
    <section className="card version-card" aria-label={text('ui.help.version', { version })}>
      <Icon name="pulse" size={20} />
      <div className="grow">
        <h2>Deskmedic {version}</h2>
        <p className="small muted">
          {system}
          <span role="status">{copied && ` · ${text('ui.log.copied')}`}</span>
        </p>
      </div>
      <Button icon="copy" onClick={() => void copy(`Deskmedic ${version}, ${license}\n${system}`)}>
        {text('ui.help.copyVersion')}
      </Button>
      <Button look="primary" icon="ticket" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
        {text('ui.help.problem')}
      </Button>
      {isReporting && <ProblemReport version={version} />}
    </section>
  )
}

function HelpCard(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const change = useChange()
  const contact = useAppState((state) => state.pc?.adminContact ?? null)
  return (
    <Card title={text('ui.help.help')} icon="help">
      <Row title={text('ui.help.ask')} say={text('ui.help.askSay')}>
        <Button small onClick={() => void actions.newChat()}>
          {text('ui.shell.newChat')}
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
  return (
    <Card title={text('ui.help.leaves')} icon="upload">
      {sent !== undefined && <p className="help-sent strong">{text('ui.shell.sent', { size: formats.size(sent) })}</p>}
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

function AboutCard({ about: { license, dataFolder, updates } }: { readonly about: AboutView }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  return (
    <Card title={text('ui.help.about')} icon="info">
      {updates && <UpdateRow />}
      <RecordRow />
      <Row title={text('ui.help.data')} say={dataFolder}>
        <Button small icon="folder" onClick={() => void actions.ask(api['about.openFolder']({}))}>
          {text('ui.help.openFolder')}
        </Button>
      </Row>
      <LogRow />
      <ManagedRow />
      <PartsRow license={license} />
    </Card>
  )
}
