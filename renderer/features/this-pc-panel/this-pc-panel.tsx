import type { ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { AdminSection } from './admin-section.tsx'
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
  const title = text(`ui.shell.target.${target.kind}`)
  // The practice PC is called what it is.
  const facts = [target.computerName, target.system].filter((fact) => fact !== title)
  return (
    <section className="sec">
      <div className="pc">
        <span className={simulated ? 'glyph sim' : 'glyph'}>
          <Icon name={simulated ? 'flask' : 'monitor'} size={20} />
        </span>
        <div className="grow">
          <h2 className="strong">{title}</h2>
          <p className="note">
            <PlainText text={facts.join(' · ')} />
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
