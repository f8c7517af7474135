import { useState, type ReactNode } from 'react'

import { entryText } from '../../../shared/domain/network-settings.ts'
import { neverOpened } from '../../../shared/domain/workspace.ts'
import type { ChosenFolder } from '../../../shared/ipc/workspace-view.ts'
import { Button } from '../../components/button.tsx'
import { LockLine } from '../../components/lock-line.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import type { OfSettings } from './of-settings.ts'
import { PathTest } from './path-test.tsx'
import { WideRow } from './wide-row.tsx'
import { WorkspaceForm } from './workspace-form.tsx'
import { WorkspaceRow } from './workspace-row.tsx'
import './workspaces.css'

/** Folders that are opened to Deskmedic, what holds in all of them, and a try with a path. */
export function WorkspacesSection({ settings }: OfSettings): ReactNode {
  const { text } = useText()
  const { value, source, fixed, lockedBy, fixedBy } = settings.network.lists.workspaces
  const { chosen, choose, forget } = useFolder()
  return (
    <>
      <div className="ws-head">
        <p className="small muted">{text('ui.external.list.workspaces.about')}</p>
        {lockedBy === null && (
          <Button look="primary" icon="plus" onClick={choose}>
            {text('ui.workspaces.addFolder')}
          </Button>
        )}
      </div>
      <div className="card">
        {chosen !== null && <WorkspaceForm key={chosen.path} chosen={chosen} onDone={forget} />}
        {value.length + fixed.length === 0 && (
          <p className="set-none">{text(source === 'default' ? 'ui.workspaces.none' : 'ui.workspaces.allClosed')}</p>
        )}
        {value.map((workspace) => (
          <WorkspaceRow key={workspace.name} workspace={workspace} lockedBy={lockedBy} />
        ))}
        {fixed.map((workspace) => (
          <WorkspaceRow key={`fixed ${entryText(workspace)}`} workspace={workspace} lockedBy={fixedBy} />
        ))}
        {lockedBy !== null && value.length === 0 && <LockLine lockedBy={lockedBy} />}
      </div>
      <InEveryFolder />
      <PathTest />
    </>
  )
}

/** The folder that a person has chosen in the window of the system, until it is opened or left. */
function useFolder() {
  const { api, actions } = useApp()
  const [chosen, setChosen] = useState<ChosenFolder | null>(null)
  const choose = (): void => {
    void actions.ask(api['workspaces.chooseFolder']({})).then((folder) => {
      if (folder !== null) setChosen(folder)
    })
  }
  return { chosen, choose, forget: () => setChosen(null) }
}

function InEveryFolder(): ReactNode {
  const { text } = useText()
  return (
    <>
      <h2 className="strong">{text('ui.workspaces.every')}</h2>
      <div className="card">
        <WideRow icon="mask" title={text('ui.workspaces.hidden')} about={text('ui.workspaces.hiddenAbout')} />
        <WideRow icon="skipped" title={text('ui.workspaces.closed')} about={text('ui.workspaces.closedAbout')}>
          <ul className="pats">
            {neverOpened.map((pattern) => (
              <li key={pattern} className="pat">
                {pattern}
              </li>
            ))}
          </ul>
        </WideRow>
      </div>
    </>
  )
}
