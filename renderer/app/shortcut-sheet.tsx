import type { ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { Modal } from '../components/modal.tsx'
import { useText } from '../i18n/text-context.ts'
import { useChange } from '../state/app-context.ts'
import { OwnLog } from './own-log.tsx'
import './shortcut-sheet.css'

const groups = [
  {
    title: 'ui.keys.everywhere',
    rows: [
      ['Ctrl+K', 'ui.keys.palette'],
      ['Ctrl+N', 'ui.keys.newChat'],
      ['F6', 'ui.keys.panes'],
      ['F8', 'ui.keys.panel'],
      ['Esc', 'ui.keys.escape'],
      ['F1', 'ui.keys.sheet'],
    ],
  },
  {
    title: 'ui.keys.inChats',
    rows: [
      ['Enter', 'ui.keys.send'],
      ['Shift+Enter', 'ui.keys.break'],
      ['Ctrl+F', 'ui.keys.find'],
      ['F9', 'ui.keys.technician'],
    ],
  },
  {
    title: 'ui.keys.inLists',
    rows: [
      ['F2', 'ui.keys.rename'],
      ['Del', 'ui.keys.delete'],
    ],
  },
  {
    title: 'ui.settings.textSize',
    rows: [
      ['Ctrl+=', 'ui.keys.larger'],
      ['Ctrl+-', 'ui.keys.smaller'],
      ['Ctrl+0', 'ui.keys.usualSize'],
    ],
  },
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
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3>{text(title)}</h3>
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
          </section>
        ))}
        <OwnLog />
      </div>
    </Modal>
  )
}
