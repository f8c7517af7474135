import { useId, type ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { timeLeft } from '../../components/time-left.ts'
import { useNow } from '../../components/use-now.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { NetworkModeSection } from './network-mode-section.tsx'
import { RunsSection } from './runs-section.tsx'
import { RuntimesSection } from './runtimes-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import '../../styles/settings-parts.css'
import './this-pc-panel.css'

/** Everything about the PC that is looked at and what is possible on it now; drawn anew with every push. */
export function ThisPcPanel(): ReactNode {
  const pc = useAppState((state) => state.pc)
  if (pc === null) return null
  return (
    <>
      <Target target={pc.target} />
      <NetworkModeSection mode={pc.mode} />
      <AdminSection admin={pc.admin} />
      <PlannerSection planner={pc.planner} />
      <ToolsSection tools={pc.tools} />
      <RuntimesSection runtimes={pc.runtimes} />
      <RunsSection runs={pc.runs} folders={pc.folders} />
    </>
  )
}

function Target({ target }: { readonly target: PcView['target'] }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const simulated = target.kind === 'simulated'
  return (
    <section className="sec">
      <div className="pc">
        <span className={simulated ? 'glyph sim' : 'glyph'}>
          <Icon name={simulated ? 'flask' : 'monitor'} size={20} />
        </span>
        <div className="grow">
          <h2 className="strong">{text(`ui.shell.target.${target.kind}`)}</h2>
          <p className="note">
            <PlainText text={`${target.computerName} · ${target.system}`} />
          </p>
        </div>
        <Button
          look="quiet"
          icon="x"
          iconAt="only"
          extraClass="drawer-close"
          aria-label={text('ui.shell.panelToggle')}
          onClick={() => void actions.togglePanel()}
        />
      </div>
    </section>
  )
}

/** The switch says what is; why it cannot be moved stands below it. */
function AdminSection({ admin }: { readonly admin: PcView['admin'] }): ReactNode {
  const { text } = useText()
  const { api, actions, store } = useApp()
  const id = useId()
  const turn = async (): Promise<void> => {
    if (!admin.possible) return
    const pc = await actions.ask(api['admin.set']({ enabled: !admin.enabled }))
    if (pc !== null) store.setState({ pc })
  }
  return (
    <section className="sec">
      <div className="kv">
        <h2 className="small strong grow" id={`${id}-name`}>
          {text('ui.panel.admin')}
        </h2>
        <span className="note">{text(stateOf(admin))}</span>
        <button
          type="button"
          role="switch"
          className="switch-target"
          aria-checked={admin.enabled}
          aria-disabled={!admin.possible}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-why`}
          onClick={() => void turn()}
        >
          <span className="switch" aria-hidden="true" data-on={admin.enabled} />
        </button>
      </div>
      {admin.endsAt !== null && <AdminEnd endsAt={admin.endsAt} />}
      <p className="note" id={`${id}-why`}>
        {admin.explanation}
      </p>
    </section>
  )
}

function AdminEnd({ endsAt }: { readonly endsAt: number }): ReactNode {
  const { text } = useText()
  const now = useNow(true, 1_000)
  return <p className="small strong num">{text('ui.panel.adminEndsIn', { time: timeLeft(endsAt, now) })}</p>
}

function stateOf({ enabled, possible }: PcView['admin']) {
  if (enabled) return 'ui.panel.on'
  return possible ? 'ui.panel.off' : 'ui.panel.adminImpossible'
}

function PlannerSection({ planner }: { readonly planner: PcView['planner'] }): ReactNode {
  const { text } = useText()
  return (
    <section className="sec">
      <h2 className="small strong">{text('ui.panel.planner')}</h2>
      <p className="kv small">
        <Icon name={planner.kind === 'model' ? 'model' : 'planner'} />
        <span>
          {planner.kind === 'model' ? <PlainText text={planner.model} /> : text(`ui.shell.planner.${planner.kind}`)}
        </span>
      </p>
      <p className="note">{text(`ui.panel.plannerAbout.${planner.kind}`)}</p>
    </section>
  )
}
