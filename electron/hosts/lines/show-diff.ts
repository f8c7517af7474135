import type { DiffLine, FileDiffView } from '../../../shared/ipc/diff-view.ts'
import { hasRightToLeft } from '../../../shared/texts/exact-text.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { exactly, inStoredOrder } from '../../views/harmless.ts'

const signs = { same: ' ', removed: '-', added: '+' } as const
const textColumns = 72

/** Lines of a difference as a terminal shows them: before each stands its sign and its number, so that none can look like another. */
export function diffLines(diffs: readonly FileDiffView[], translator: Translator): readonly string[] {
  return diffs.flatMap(({ name, removed, added, lines }) => [
    `    ${translator.text('diff.file', { name: exactly(name), removed, added })}`,
    ...lines.flatMap((line) => lineRows(line, translator)),
  ])
}

function lineRows(line: DiffLine, translator: Translator): readonly string[] {
  if (line.kind === 'gap') return [`      ${' '.repeat(numberColumns)} : ${translator.text('diff.same', line)}`]
  const number = String(line.kind === 'added' ? line.after : line.before).padStart(numberColumns)
  const shown = hasRightToLeft(line.text) ? inStoredOrder : exactly
  // A tab is what it looks like, and moves nothing but the rest of its own line.
  const text = line.text.split('\t').map(shown).join('    ')
  const [first = '', ...rest] = cutAt(text, textColumns)
  const sign = signs[line.kind]
  return [`    ${sign} ${number} | ${first}`, ...rest.map((row) => `    ${sign} ${' '.repeat(numberColumns)} | ${row}`)]
}

const numberColumns = 5

/** A text in rows; characters of Korean and Chinese take two columns. */
export function cutAt(text: string, most: number): readonly string[] {
  const rows: string[] = []
  let row = ''
  let columns = 0
  for (const character of text) {
    const width = (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2
    if (columns + width > most) {
      rows.push(row)
      row = ''
      columns = 0
    }
    row += character
    columns += width
  }
  return [...rows, row]
}

/** The same line with the colour of its sign, for a console. */
export function paintedDiff(line: string, colors: { readonly red: Paint; readonly green: Paint }): string {
  if (!/^ {4}[-+] [ \d]{5} \| /.test(line)) return line
  return line.startsWith('    -') ? colors.red(line) : colors.green(line)
}

type Paint = (text: string) => string
