import type { ChangesSince } from '../../../shared/domain/changes-since.ts'
import type { ChangesView } from '../../../shared/ipc/check-up-view.ts'
import { joinItems, labelled } from '../../../shared/texts/join.ts'
import { changesInWords } from '../../checkup/change-words.ts'
import type { Showing } from './show-diagnosis.ts'

const signs: Readonly<Record<ChangesView['lines'][number]['kind'], string>> = { added: '+', removed: '-', changed: '*' }

/** What changed since the check-up before. */
export function changeLines(changes: ChangesSince, showing: Showing): readonly string[] {
  const { translator, terminal } = showing
  const { title, lines, nothing, uncompared, uncomparedText } = changesInWords(changes, showing)
  const { locale } = translator
  return [
    terminal.colors.bold(title),
    ...(nothing === null ? [] : [`  ${nothing}`]),
    ...lines.map(
      ({ kind, text, detail }) => `  ${signs[kind]} ${detail === null ? text : labelled(text, detail, locale)}`,
    ),
    ...(uncomparedText === null ? [] : [`  ? ${uncomparedText}`, `    ${joinItems(uncompared, locale)}`]),
  ]
}
