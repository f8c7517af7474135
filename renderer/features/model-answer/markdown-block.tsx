import { memo, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { visibleString } from '../../components/visible-text.ts'

/** Everything else is drawn as the text that it holds: no picture, no link to follow, no field, no heading of the page. */
const drawn = [
  ...['p', 'strong', 'em', 'del', 'code', 'pre', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const Heading: Components['h1'] = ({ children }) => <p className="md-heading">{children}</p>

/** Nothing of it can be followed: where it would lead stands beside its words. */
const Link: Components['a'] = ({ href = '', children }) => (
  <span className="md-link">
    {children} <span className="muted">({visibleString(href)})</span>
  </span>
)

const components: Components = {
  ...{ h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading, a: Link },
  table: ({ children }) => (
    <div className="md-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}
const plugins = [remarkGfm]

/** One block of what a model wrote. Its signs that nobody would see are written out. */
export const MarkdownBlock = memo(function DrawnBlock({ text }: { readonly text: string }): ReactNode {
  return (
    <ReactMarkdown
      allowedElements={drawn}
      unwrapDisallowed
      skipHtml
      remarkPlugins={plugins}
      components={components}
      urlTransform={(address) => address}
    >
      {visibleString(text)}
    </ReactMarkdown>
  )
})
