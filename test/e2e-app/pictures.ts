import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from 'playwright-core'

import { root } from './launch.ts'

/** Pictures of one test file and a page that shows them beside each other. */
export type Pictures = {
  readonly take: (page: Page, name: string) => Promise<void>
  /** Writes `<title>.html` beside the pictures, in the order in which they were taken. */
  readonly writeSheet: () => Promise<void>
}

/** A run of everything takes none, since nobody looks at them; what is taken in a run of some files is for who runs them. */
export const takesPictures = process.env['DESKMEDIC_PICTURES'] !== 'none'

export function createPictures(title: string): Pictures {
  const folder = path.join(root, 'test-results', 'screens')
  const taken: string[] = []
  mkdirSync(folder, { recursive: true })
  return {
    take: async (page, name) => {
      if (!takesPictures) return
      await page.screenshot({ path: path.join(folder, `${title}-${name}.png`) })
      taken.push(name)
    },
    writeSheet: async () => {
      if (!takesPictures) return
      const figures = taken.map(
        (name) =>
          `<figure><img src="${title}-${name}.png" alt="${name}" width="620"><figcaption>${name}</figcaption></figure>`,
      )
      const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}figure{margin:0}'
      await writeFile(
        path.join(folder, `${title}.html`),
        `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${figures.join('\n')}\n`,
      )
    },
  }
}
