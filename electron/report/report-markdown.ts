import { itemsOf, type PictureView } from '../../shared/domain/picture.ts'
import type { Report, ReportLine } from '../../shared/domain/report.ts'
import { labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { markdownLine } from '../views/markdown.ts'

/** A report for a ticket or a mail: whatever a PC calls its things stays text. */
export function reportMarkdown(report: Report, translator: Translator): string {
  const sections = [
    [`# ${markdownLine(report.title)}`, '', markdownLine(report.at)],
    section(
      translator.text('report.said'),
      report.said.map((said) => `> ${markdownLine(said)}`),
    ),
    section(
      translator.text('report.pc'),
      report.facts.map((fact) => factLine(fact, translator)),
    ),
    section(
      translator.text('report.found'),
      report.found.flatMap((one) => lines(one, translator)),
    ),
    section(
      translator.text('report.tried'),
      report.tried.flatMap((one) => lines(one, translator)),
    ),
    section(
      translator.text('report.next'),
      report.next.map((step) => `- ${markdownLine(step)}`),
    ),
    section(
      translator.text('report.technical'),
      report.technical.map((fact) => factLine(fact, translator)),
    ),
  ]
  return `${sections
    .filter((one) => one.length > 0)
    .map((one) => one.join('\n'))
    .join('\n\n')}\n`
}

function section(title: string, body: readonly string[]): readonly string[] {
  return body.length === 0 ? [] : [`## ${markdownLine(title)}`, '', ...body]
}

function factLine({ label, value }: Report['facts'][number], { locale }: Translator): string {
  return `- ${labelled(markdownLine(label), markdownLine(value), locale)}`
}

function lines({ state, text: said, details, pictures }: ReportLine, translator: Translator): readonly string[] {
  return [
    `- ${labelled(`**${markdownLine(translator.text(`report.state.${state}`))}**`, markdownLine(said), translator.locale)}`,
    ...details.map((detail) => `  - ${markdownLine(detail)}`),
    ...pictures.flatMap((picture) => pictureLines(picture, translator)),
  ]
}

/** What a picture shows, in words. */
function pictureLines(view: PictureView, { locale }: Translator): readonly string[] {
  return itemsOf(view).map(({ label, value, role }) => {
    const words = labelled(markdownLine(label), markdownLine(value), locale)
    return role === 'culprit' ? `  - **${words}**` : `  - ${words}`
  })
}
