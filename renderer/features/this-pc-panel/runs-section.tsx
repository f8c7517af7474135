import type { ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { ShareBar } from '../../components/share-bar.tsx'
import { useText } from '../../i18n/text-context.ts'

/** How runs on this PC ended and how long they took. */
export function RunsSection({ runs }: { readonly runs: PcView['runs'] }): ReactNode {
  const { text } = useText()
  return (
    <section className="sec runs">
      <h2 className="small strong">{text('ui.panel.howRunsWent')}</h2>
      <RunFigures runs={runs} />
    </section>
  )
}

function RunFigures({ runs }: { readonly runs: PcView['runs'] }): ReactNode {
  const { text, formats, locale } = useText()
  const { calls, succeeded, medianMs } = runs
  if (calls === 0) return <span className="note">{text('ui.panel.noRuns')}</span>
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(succeeded / calls)
  const words = [
    text('ui.panel.wentWell', { share }),
    text('ui.panel.runs', { calls }),
    ...(medianMs === null ? [] : [text('ui.panel.median', { duration: formats.duration(medianMs) })]),
  ]
  return (
    <>
      <ShareBar part={succeeded} whole={calls} />
      <span className="note num">{words.join(' · ')}</span>
    </>
  )
}
