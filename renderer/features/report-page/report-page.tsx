import { useEffect, useState, type ReactNode } from 'react'

import type { PictureView } from '../../../shared/domain/picture.ts'
import type { ReportView } from '../../../shared/ipc/report-view.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import type { Chosen } from './chosen.ts'
import { ReportFoot } from './report-foot.tsx'
import { ReportPreview } from './report-preview.tsx'
import { ReportSwitches } from './report-switches.tsx'
import './report-page.css'

type Props = { readonly drawn: (pictures: readonly PictureView[]) => ReactNode }

/** The whole report, before it goes anywhere: everything personal is hidden until a person shows it. */
export function ReportPage({ drawn }: Props): ReactNode {
  const { text, locale } = useText()
  const { api, actions } = useApp()
  const change = useChange()
  const chatId = useAppState((state) => state.chat?.chatId ?? null)
  const [view, setView] = useState<ReportView | null>(null)
  const [chosen, setChosen] = useState<Chosen>({ shown: new Set(), hasTechnical: true })
  useEffect(() => {
    if (chatId === null) return
    // In another language it is another report: what was shown of the one before says nothing of it.
    setChosen({ shown: new Set(), hasTechnical: true })
    void actions.ask(api['report.open']({ chatId })).then(setView)
  }, [api, actions, chatId, locale])
  return (
    <>
      <div className="pane-head big" data-pane="page">
        <div className="grow">
          <h1>{text('report.title')}</h1>
          <p className="muted small">{text('ui.report.lead')}</p>
          {view !== null && view.target !== null && (
            <p className="small strong">
              <PlainText text={text('ui.report.target', { target: view.target })} />
            </p>
          )}
        </div>
        <Button
          look="quiet"
          icon="x"
          iconAt="only"
          aria-label={text('ui.report.close')}
          onClick={() => change({ page: 'chat' })}
        />
      </div>
      {view !== null && chatId !== null && (
        <>
          <div className="report">
            <ReportSwitches view={view} chosen={chosen} onChange={setChosen} />
            <ReportPreview view={view} chosen={chosen} onChange={setChosen} drawn={drawn} />
          </div>
          <ReportFoot chatId={chatId} chosen={chosen} />
        </>
      )}
    </>
  )
}
