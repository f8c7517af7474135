import { convert, type HtmlToTextOptions } from 'html-to-text'

const skip = { format: 'skip' } as const

const options: HtmlToTextOptions = {
  wordwrap: false,
  baseElements: {
    selectors: ['main', 'article', '[role="main"]', 'body'],
    orderBy: 'selectors',
    returnDomByDefault: true,
  },
  limits: { maxInputLength: 4_000_000, maxDepth: 200, maxChildNodes: 50_000, maxBaseElements: 1, ellipsis: '…' },
  selectors: [
    ...[
      'img',
      'nav',
      'footer',
      'aside',
      'form',
      'button',
      'select',
      'svg',
      'noscript',
      'template',
      'iframe',
      '[hidden]',
      '[aria-hidden="true"]',
    ].map((selector) => ({ selector, ...skip })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
}

const title = /<title[^>]{0,200}>([^<]{1,1000})/i

/** What a person would read on a page: its main part as plain text, without menus, forms and what is hidden. */
export function readableText(html: string): { readonly title: string | null; readonly text: string } {
  const named = title.exec(html)?.[1]
  return {
    title: named === undefined ? null : convert(named, { wordwrap: false }).replace(/\s+/g, ' ').trim(),
    text: convert(html, options)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
