import type { Report, ReportLine } from '../../shared/domain/report.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { escaped } from './escaped.ts'
import { pictureHtml } from './picture-html.ts'
import style from './report.css?raw'

/** One file that opens everywhere and loads nothing: no program, no picture, no font of elsewhere. */
export function reportHtml(report: Report, translator: Translator): string {
  const body = [
    `<h1>${escaped(report.title)}</h1><p class="at">${escaped(report.at)}</p>`,
    section(
      translator.text('report.said'),
      report.said.map((said) => `<blockquote>${escaped(said)}</blockquote>`).join(''),
    ),
    section(translator.text('report.pc'), facts(report.facts)),
    section(translator.text('report.found'), list(report.found, translator)),
    section(translator.text('report.tried'), list(report.tried, translator)),
    section(translator.text('report.next'), plainList(report.next)),
    section(translator.text('report.technical'), facts(report.technical)),
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

function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${escaped(title)}</h2>${body}</section>`
}

function facts(rows: Report['facts']): string {
  if (rows.length === 0) return ''
  const each = rows.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)
  return `<dl>${each.join('')}</dl>`
}

function plainList(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
}

function list(lines: readonly ReportLine[], translator: Translator): string {
  if (lines.length === 0) return ''
  const each = lines.map(
    ({ state, text: said, details, pictures }) =>
      `<li class="${state}"><b>${escaped(translator.text(`report.state.${state}`))}:</b> ${escaped(said)}` +
      `${plainList(details)}${pictures.map(pictureHtml).join('')}</li>`,
  )
  return `<ul class="lines">${each.join('')}</ul>`
}
