import { bar, type Report, type ReportLine } from '../../shared/domain/report.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { escaped, type Said } from './escaped.ts'
import { pictureHtml } from './picture-html.ts'
import style from './report.css?raw'

/** One file that opens everywhere and loads nothing: no program, no picture, no font of elsewhere. */
export function reportHtml(report: Report, translator: Translator): string {
  const said = textOf(translator)
  const body = [
    `<h1>${said(report.title)}</h1><p class="at">${said(report.at)}</p>`,
    section(
      translator.text('report.said'),
      report.said.map((told) => `<blockquote>${said(told)}</blockquote>`).join(''),
    ),
    section(translator.text('report.pc'), facts(report.facts, said)),
    section(translator.text('report.found'), list(report.found, { translator, said })),
    section(translator.text('report.tried'), list(report.tried, { translator, said })),
    section(translator.text('report.next'), plainList(report.next, said)),
    section(translator.text('report.technical'), facts(report.technical, said)),
  ].join('\n')
  return `<!doctype html>
<html lang="${translator.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(report.title)}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** A text with its bars, each of which is read aloud as what it is. */
function textOf(translator: Translator): Said {
  const hidden = `<span role="img" aria-label="${escaped(translator.text('report.hidden'))}">${bar}</span>`
  return (text) => escaped(text).replaceAll(bar, () => hidden)
}

function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${escaped(title)}</h2>${body}</section>`
}

function facts(rows: Report['facts'], said: Said): string {
  if (rows.length === 0) return ''
  const each = rows.map(({ label, value }) => `<dt>${said(label)}</dt><dd>${said(value)}</dd>`)
  return `<dl>${each.join('')}</dl>`
}

function plainList(lines: readonly string[], said: Said): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${said(line)}</li>`).join('')}</ul>`
}

type Words = { readonly translator: Translator; readonly said: Said }

function list(lines: readonly ReportLine[], { translator, said }: Words): string {
  if (lines.length === 0) return ''
  const each = lines.map(
    ({ state, text, details, pictures }) =>
      `<li class="${state}"><b>${escaped(translator.text(`report.state.${state}`))}:</b> ${said(text)}` +
      `${plainList(details, said)}${pictures.map((view) => pictureHtml(view, said)).join('')}</li>`,
  )
  return `<ul class="lines">${each.join('')}</ul>`
}
