import type { FieldFaultView, ToolFieldView, ToolFormView } from '../../../shared/ipc/tool-form-view.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { FieldShape } from '../../contract/argument-fields.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { argumentFields, valuesEntered, type FieldFault } from '../../contract/entered-arguments.ts'
import { noticeWords } from '../../views/notice-words.ts'
import { unitWord } from '../../views/show-values.ts'
import type { ViewContext } from '../chats/view-context.ts'

/** Checks that are named where a repair cannot be started by itself. */
const mostChecks = 3

/** What is entered and read before a tool is started. `known` = values of the PC by slot. */
export function toolForm(
  tool: Tool,
  known: Readonly<Record<string, string>>,
  { registry, translator }: Pick<ViewContext, 'registry' | 'translator'>,
): ToolFormView {
  const fields = [...argumentFields(tool)].filter(([name]) => name !== tool.preview?.argument)
  const usual = Object.fromEntries(fields.map(([name, field]) => [name, field.usual]))
  const { lose, duration, undo } = noticeWords(tool, { args: valuesEntered(tool, usual) }, translator.locale)
  const leading = registry
    .all()
    .filter(({ findings }) => findings.some(({ suggests = [] }) => suggests.includes(tool.name)))
  return {
    tool: tool.name,
    fields: fields.flatMap(([name, field]) => fieldView(tool, { name, field, known, translator }) ?? []),
    canStart: tool.kind !== 'action' && fields.every(([, field]) => isEnterable(field) || !field.isRequired),
    foundBy: leading.slice(0, mostChecks).map(({ name, texts }) => ({ name, title: texts.title[translator.locale] })),
    lose,
    duration,
    undo,
  }
}

type Enterable = FieldShape & { readonly kind: ToolFieldView['kind'] }

function isEnterable(field: FieldShape): field is Enterable {
  return !field.isHidden && field.kind !== 'json'
}

type Drawing = {
  readonly name: string
  readonly field: FieldShape
  readonly known: Readonly<Record<string, string>>
  readonly translator: Translator
}

function fieldView(tool: Tool, { name, field, known, translator }: Drawing): ToolFieldView | null {
  if (!isEnterable(field)) return null
  const { locale } = translator
  const ofPc = field.slot === null || !field.isRequired ? undefined : known[field.slot]
  const words = tool.texts.values?.[name] ?? {}
  const choices = field.choices.map((value) => ({ value, label: words[value]?.[locale] ?? value }))
  const open = { value: '', label: translator.text('ui.tools.chooseOne') }
  return {
    name,
    label: tool.texts.arguments[name]?.[locale] ?? name,
    kind: field.kind,
    value: field.kind === 'switch' ? field.usual || 'false' : field.usual || (ofPc ?? ''),
    required: field.isRequired,
    unit: field.unit === null ? null : unitWord(field.unit, locale),
    hint: hintOf(field, translator),
    choices: field.kind === 'choice' && field.usual === '' ? [open, ...choices] : choices,
  }
}

function hintOf({ kind, min, max }: FieldShape, translator: Translator): string | null {
  if (kind === 'list') return translator.text('ui.tools.hint.list')
  return kind === 'number' && min !== null && max !== null ? translator.text('ui.tools.hint.range', { min, max }) : null
}

/** Sentences for the fields whose values were not taken. */
export function faultViews(faults: readonly FieldFault[], translator: Translator): readonly FieldFaultView[] {
  return faults.map((fault) => ({ field: fault.field, why: faultText(fault, translator) }))
}

function faultText(fault: FieldFault, translator: Translator): string {
  if (fault.problem === 'too_long') return translator.text('ui.tools.fault.too_long', { limit: fault.limit })
  if (fault.problem !== 'number') return translator.text(`ui.tools.fault.${fault.problem}`)
  const { min, max } = fault
  return min === null || max === null
    ? translator.text('ui.tools.fault.whole')
    : translator.text('ui.tools.fault.number', { min, max })
}
