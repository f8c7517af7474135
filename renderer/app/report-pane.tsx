import type { ReactNode } from 'react'

import { PicturePatterns } from '../features/pictures/patterns.tsx'
import { Pictures } from '../features/pictures/pictures.tsx'
import { ReportPage } from '../features/report-page/report-page.tsx'

/** The report with its pictures: the page itself knows none. */
export function ReportPane(): ReactNode {
  return (
    <>
      <PicturePatterns />
      <ReportPage drawn={(pictures) => <Pictures pictures={pictures} hasTable={false} />} />
    </>
  )
}
