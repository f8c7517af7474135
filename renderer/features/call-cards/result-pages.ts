/** The pages of one result that are there, as one text. `nextOffset` null = whole. */
export type ResultPages = {
  readonly text: string
  readonly nextOffset: number | null
  readonly size: number
}

type Page = { readonly text: string; readonly nextOffset: number | null; readonly size: number }

export const noPages: ResultPages = { text: '', nextOffset: 0, size: 0 }

/** Adds the page that was asked for at `offset`; a page that came twice is added once. */
export function withPage(pages: ResultPages, offset: number, page: Page): ResultPages {
  if (offset !== pages.nextOffset) return pages
  return { text: pages.text + page.text, nextOffset: page.nextOffset, size: page.size }
}
