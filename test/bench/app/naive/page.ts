import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

const plugins = [remarkGfm]

/** An answer drawn as it is done at first: all of its Markdown anew, at once, for whatever was added to it. */
function drawNaively(place: Element): (text: string) => void {
  const page = createRoot(place)
  return (text) =>
    flushSync(() => page.render(createElement(ReactMarkdown, { remarkPlugins: plugins, children: text })))
}

Object.assign(globalThis, { drawNaively })
