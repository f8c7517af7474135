import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { Picture } from '../../renderer/features/pictures/picture.tsx'
import { PicturePatterns } from '../../renderer/features/pictures/patterns.tsx'
import type { PictureView } from '../../shared/domain/picture.ts'

export type Drawn = { readonly name: string; readonly words: string; readonly isCut: boolean }

const sheetId = 'drawn-kinds'

/** Lays pictures over a page that has drawn one before, so that it has the styles; says of each what is in sight of it. */
export async function showPictures(page: Page, views: readonly PictureView[]): Promise<readonly Drawn[]> {
  const markup = renderToStaticMarkup(
    createElement(
      'div',
      { id: sheetId, className: 'pics' },
      createElement(PicturePatterns),
      ...views.map((view) =>
        createElement('div', { key: view.kind, title: view.kind }, createElement(Picture, { view })),
      ),
    ),
  )
  return page.evaluate(
    ({ id, html }) => {
      document.body.insertAdjacentHTML('beforeend', html)
      const sheet = document.getElementById(id)
      if (sheet === null) throw new Error('there is no sheet')
      Object.assign(sheet.style, {
        ...{ position: 'fixed', inset: '0', zIndex: '99', background: 'var(--bg-content)', overflow: 'auto' },
        ...{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px', padding: '24px' },
      })
      return [...sheet.children].slice(1).map((cell) => ({
        name: cell.getAttribute('title') ?? '',
        words: (cell as HTMLElement).innerText,
        isCut: cell.scrollWidth > cell.clientWidth + 1,
      }))
    },
    { id: sheetId, html: markup },
  )
}

export const hidePictures = (page: Page): Promise<void> =>
  page.evaluate((id) => document.getElementById(id)?.remove(), sheetId)
