import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MarkdownBlock } from './markdown-block.tsx'

const drawn = (text: string): string => renderToStaticMarkup(<MarkdownBlock text={text} />)

test.each([
  [
    'words',
    'The **service** *stopped* ~~now~~, `x < 1`.',
    '<p>The <strong>service</strong> <em>stopped</em> <s>now</s>, <code>x &lt; 1</code>.</p>',
  ],
  ['a heading', '## Found', '<p class="md-heading">Found</p>'],
  ['a list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a list in a list', '- a\n  - b\n\n- c', '<ul><li><p>a</p><ul><li>b</li></ul></li><li><p>c</p></li></ul>'],
  ['code', '```sh\na <b>\n```', '<pre><code>a &lt;b&gt;\n</code></pre>'],
  ['lines', 'a\nb  \nc\n***', '<p>a\nb<br/>c</p><hr/>'],
  ['a quote', '> a', '<blockquote><p>a</p></blockquote>'],
  [
    'a table',
    '| a | b |\n| - | :-: |\n| 1 | 2 |',
    '<div class="md-table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  ],
  ['what is not closed yet', 'The **serv', '<p>The **serv</p>'],
])('draws %s', (_what, text, html) => {
  expect(drawn(text)).toBe(html)
})

test.each([
  [
    'an address',
    '[a](javascript:alert(1))',
    '<span class="md-link">a <span class="muted">(javascript:alert(1))</span></span>',
  ],
  [
    'an address alone',
    '<https://x.example/ä>',
    '<span class="md-link">https://x.example/ä <span class="muted">(https://x.example/ä)</span></span>',
  ],
  [
    'a picture',
    '![a](https://x.example)',
    '!<span class="md-link">a <span class="muted">(https://x.example)</span></span>',
  ],
  ['markup', '<img src=x onerror=y> <!-- a -->', '&lt;img src=x onerror=y&gt; &lt;!-- a --&gt;'],
  ['an address elsewhere', '[a]: https://x.example', '[a]: https://x.example'],
  ['a sign that nobody sees', 'a\u202Eb &#x202e; `\u200b`', 'aU+202Eb U+202E <code>U+200B</code>'],
])('of %s everything stands there, and nothing of it does anything', (_what, text, html) => {
  expect(drawn(text)).toBe(`<p>${html}</p>`)
})

const anyPieces = fc.array(
  fc.constantFrom(
    ...['**', '*', '`', '```', '\n', '\n\n', '- ', '1. ', '> ', '| a | b |\n|-|-|\n', '[', '](x)', '<b>', 'a', ' '],
    ...['&amp;', '~~', '#', '\\', '\u202e', '$', '!['],
  ),
  { maxLength: 30 },
)
const ofWords = new Set([
  ...['p', 'strong', 'em', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'br', 'hr', 'div', 'span'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
])

test('whatever it is, it is drawn with nothing but elements for words', () => {
  fc.assert(
    fc.property(anyPieces, (parts) => {
      const html = drawn(parts.join(''))
      const found = [...html.matchAll(/<\/?([a-z0-9]+)/gu)].map(([, name = '']) => name)
      expect(found.filter((name) => !ofWords.has(name))).toEqual([])
      expect(html).not.toMatch(/ (?:href|src|on[a-z]+|style)=/u)
      expect(html).not.toContain('\u202e')
    }),
    { numRuns: 500 },
  )
})
