import { useEffect, useState, type ReactNode } from 'react'

import { reportFormats, type ReportFormat } from '../../../shared/ipc/report-view.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import type { Chosen } from './chosen.ts'

const formatNames = { html: 'HTML', md: 'Markdown' } as const satisfies Record<ReportFormat, string>

/** The two ways out: the clipboard, or a file where the person wants it. */
export function ReportFoot({ chatId, chosen }: { readonly chatId: string; readonly chosen: Chosen }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [format, setFormat] = useState<ReportFormat>('html')
  const [said, setSaid] = useState('')
  const wanted = { chatId, shown: [...chosen.shown], hasTechnical: chosen.hasTechnical }
  // What was copied or saved is no longer what stands there.
  useEffect(() => setSaid(''), [chosen])
  const copy = async (): Promise<void> => {
    const report = await actions.ask(api['report.text'](wanted))
    if (report === null) return
    await navigator.clipboard.writeText(report)
    setSaid(text('ui.report.copied'))
  }
  const save = async (): Promise<void> => {
    const saved = await actions.ask(api['report.save']({ ...wanted, format }))
    if (saved !== null) setSaid(text('ui.report.saved', { file: saved.file }))
  }
  return (
    <div className="report-foot" data-pane="composer">
      <span className="grow small" role="status">
        <PlainText text={said} />
      </span>
      <Segmented
        label={text('ui.report.format')}
        value={format}
        segments={reportFormats.map((value) => ({ value, label: formatNames[value] }))}
        onChange={setFormat}
      />
      <Button look="quiet" icon="copy" onClick={() => void copy()}>
        {text('ui.report.copy')}
      </Button>
      <Button look="primary" icon="download" onClick={() => void save()}>
        {text('ui.report.save')}
      </Button>
    </div>
  )
}
