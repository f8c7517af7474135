import MarkdownIt, { type Token } from 'markdown-it'
import { createElement, Fragment, memo, useState, type ReactNode } from 'react'

import { visibleString } from '../../components/visible-text.ts'
import { createGrowingBlocks, type SettledPart } from './markdown-blocks.ts'

/** What else stands in a text is drawn as it was written: no picture, no markup of pages, no address that stands elsewhere. */
const markdown = new MarkdownIt({ html: false }).disable(['image', 'reference'])
// Nothing can be followed, so every address is shown, and as it was written.
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address

/** What a model wrote. While it comes in only its last block is read again. */
export function MarkdownBlocks({ text }: { readonly text: string }): ReactNode {
  const [growing] = useState(createGrowingBlocks)
  const { settled, open } = growing.read(text)
  // What is written at begins a part: once it has settled its elements stay.
  const parts = open === null ? settled : [...settled, { at: open.at, blocks: [open] }]
  return parts.map((part) => <Part key={part.at} part={part} />)
}

const Part = memo(function DrawnPart({ part: { blocks } }: { readonly part: SettledPart }): ReactNode {
  return blocks.map(({ at, text }) => <MarkdownBlock key={at} text={text} />)
})

/** One block. Its signs that nobody would see are written out. */
export const MarkdownBlock = memo(function DrawnBlock({ text }: { readonly text: string }): ReactNode {
  return createElement(Fragment, null, ...drawn(markdown.parse(text, {})))
})

type Open = { readonly token: Token | null; readonly inside: ReactNode[] }

/** Tokens are a flat list in which one opens and another closes. */
function drawn(tokens: readonly Token[]): readonly ReactNode[] {
  const whole: Open = { token: null, inside: [] }
  const open = [whole]
  for (const token of tokens) {
    if (token.nesting === 1) open.push({ token, inside: [] })
    const { inside } = open.at(-1) ?? whole
    if (token.nesting === 0) inside.push(...leaf(token))
    if (token.nesting !== -1 || open.length === 1) continue
    const closed = open.pop() ?? whole
    open.at(-1)?.inside.push(...(closed.token === null ? [] : [element(closed.token, closed.inside)]))
  }
  return whole.inside
}

function leaf(token: Token): readonly ReactNode[] {
  switch (token.type) {
    case 'inline':
      return drawn(token.children ?? [])
    case 'code_inline':
      return [createElement('code', null, visibleString(token.content))]
    case 'fence':
    case 'code_block':
      return [createElement('pre', null, createElement('code', null, visibleString(token.content)))]
    case 'softbreak':
      return ['\n']
    case 'hardbreak':
    case 'hr':
      return [createElement(token.tag)]
    default:
      return [visibleString(token.content)]
  }
}

/** Elements by the names that a token may have; a heading of an answer is none of the page. */
const elements: ReadonlySet<string> = new Set([
  ...['p', 'strong', 'em', 's', 'ul', 'ol', 'li', 'blockquote', 'thead', 'tbody', 'tr', 'th', 'td'],
])

function element(token: Token, inside: readonly ReactNode[]): ReactNode {
  const { tag, type, hidden } = token
  if (type === 'heading_open') return createElement('p', { className: 'md-heading' }, ...inside)
  // Nothing of it can be followed: where it would lead stands beside its words.
  if (tag === 'a') {
    const leads = createElement(
      'span',
      { className: 'muted' },
      '(',
      visibleString(String(token.attrGet('href') ?? '')),
      ')',
    )
    return createElement('span', { className: 'md-link' }, ...inside, ' ', leads)
  }
  if (tag === 'table') {
    const table = createElement('table', null, ...inside)
    return createElement('div', { className: 'md-table', tabIndex: 0 }, table)
  }
  if (hidden || !elements.has(tag)) return createElement(Fragment, null, ...inside)
  const start = tag === 'ol' ? token.attrGet('start') : null
  return createElement(tag, start === null ? null : { start: Number(start) }, ...inside)
}
