import { labelled } from '../../shared/texts/join.ts'
import { fieldShape } from '../../shared/condition/shape.ts'
import { stateWord } from '../../shared/texts/state-words.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'
import { isDigest } from './digests.ts'
import { showName, type Showing } from './show-values.ts'

/** One stored value: what it is called, and the value to the letter, or the words that stand for it. */
export type UndoValue = { readonly label: string; readonly value: string }

/**
 * What an undo goes by: the fields that its steps read from the stored result, all of them, one row for each single value. Where it
 * shows line by line what becomes of files, the digests of these say nothing more.
 */
export function undoValues(
  tool: Pick<Tool, 'result' | 'undoReads' | 'texts' | 'diffs'>,
  kept: Readonly<Record<string, unknown>>,
  translator: Translator,
): readonly UndoValue[] {
  const shape = shapeOfSchema(tool.result())
  const { fields, values } = tool.texts
  return (tool.undoReads ?? []).flatMap((name) =>
    rowsOf(kept[name], {
      ...{ field: name, label: showName(name, translator, fields), shape: fieldShape(shape, name) },
      ...{ fields, values, translator, withDigests: tool.diffs === undefined },
    }),
  )
}

type Row = Showing & { readonly field: string; readonly label: string; readonly withDigests: boolean }

function rowsOf(value: unknown, showing: Row): readonly UndoValue[] {
  const { label, shape, fields, translator } = showing
  if (Array.isArray(value)) return listRows(value, showing)
  if (typeof value !== 'object' || value === null) {
    return !showing.withDigests && isDigest(value) ? [] : [{ label, value: plainValue(value, showing) }]
  }
  return Object.entries(value).flatMap(([name, part]) =>
    rowsOf(part, {
      ...showing,
      field: name,
      label: labelled(label, showName(name, translator, fields), translator.locale),
      shape: shape && fieldShape(shape, name),
    }),
  )
}

/** Numbers stand in one row; a text has a row of its own, so that no text can look like two. */
function listRows(value: readonly unknown[], { label, shape, ...showing }: Row): readonly UndoValue[] {
  if (value.length === 0) return [{ label, value: showing.translator.text('value.none') }]
  if (value.every((one) => typeof one === 'number')) return [{ label, value: value.join(' ') }]
  const element = shape?.type === 'list' ? shape.element : null
  return value.flatMap((one, index) => rowsOf(one, { ...showing, label: `${label} ${index + 1}`, shape: element }))
}

/** Fields that hold a state as Windows names it, and never a name that somebody gave. */
const ofStates: readonly string[] = ['state', 'status', 'startMode', 'startType']

function plainValue(value: unknown, { field, shape, values, translator }: Row): string {
  if (typeof value === 'string' && value !== '') {
    const state = ofStates.includes(field) ? stateWord(value, translator.locale) : null
    return values?.[field]?.[value]?.[translator.locale] ?? state ?? value
  }
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return translator.text(value ? 'value.yes' : 'value.no')
  // What can be missing was not there; everything else could not be read.
  return translator.text(value === '' || shape?.optional === true ? 'value.none' : 'value.unknown')
}
