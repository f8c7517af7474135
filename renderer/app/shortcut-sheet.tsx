import type { ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { Modal } from '../components/modal.tsx'
import { useText } from '../i18n/text-context.ts'
import { useChange } from '../state/app-context.ts'
import { OwnLog } from './own-log.tsx'
import './shortcut-sheet.css'

const rows = [
  ['Ctrl+K', 'ui.keys.palette'],
  ['Ctrl+N', 'ui.keys.newChat'],
  ['Ctrl+F', 'ui.keys.find'],
  ['F9', 'ui.keys.technician'],
  ['F8', 'ui.keys.panel'],
  ['F6', 'ui.keys.panes'],
  ['Enter', 'ui.keys.send'],
  ['Shift+Enter', 'ui.keys.break'],
  ['Del', 'ui.keys.delete'],
  ['Ctrl+=', 'ui.keys.larger'],
  ['Ctrl+-', 'ui.keys.smaller'],
  ['Ctrl+0', 'ui.keys.usualSize'],
  ['Esc', 'ui.keys.escape'],
  ['F1', 'ui.keys.sheet'],
] as const

/** F1: every key of the window, and the log. */
export function ShortcutSheet(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const close = (): void => change({ overlay: 'none' })
  return (
    <Modal label={text('ui.keys.title')} onClose={close}>
      <div className="card-head">
        <h2 className="grow">{text('ui.keys.title')}</h2>
        <Button look="quiet" icon="x" iconAt="only" aria-label={text('ui.keys.close')} onClick={close} />
      </div>
      <div className="key-rows" tabIndex={0} role="group" aria-label={text('ui.keys.title')}>
        <dl>
          {rows.map(([key, label]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text(label)}</dd>
            </div>
          ))}
        </dl>
        <OwnLog />
      </div>
    </Modal>
  )
}
