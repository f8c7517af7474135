import type { ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { ShareBar } from '../../components/share-bar.tsx'
import { useText } from '../../i18n/text-context.ts'

/** How runs on this PC ended and how long they took. */
export function RunsSection({ runs, folders }: Pick<PcView, 'runs' | 'folders'>): ReactNode {
  const { text } = useText()
  return (
    <section className="sec runs">
      <h2 className="small strong">{text('ui.panel.howRunsWent')}</h2>
      <RunFigures runs={runs} />
      {folders.visited > 0 && <KnownFolders folders={folders} />}
    </section>
  )
}

/** How often a search for files found a folder as it was remembered. */
function KnownFolders({ folders: { visited, remembered } }: Pick<PcView, 'folders'>): ReactNode {
  const { text, formats, locale } = useText()
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(remembered / visited)
  return <span className="note num">{text('ui.panel.foldersKnown', { share, visited: formats.count(visited) })}</span>
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
