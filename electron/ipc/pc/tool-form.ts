import type {
  EntryVariantView,
  FieldFaultView,
  ToolFieldView,
  ToolFormView,
} from '../../../shared/ipc/tool-form-view.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { FieldShape } from '../../contract/argument-fields.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { EntryVariant } from '../../contract/entry-fields.ts'
import { argumentFields, valuesEntered, type FieldFault } from '../../contract/entered-arguments.ts'
import { noticeWords } from '../../views/notice-words.ts'
import { unitWord } from '../../views/show-values.ts'
import { readerIn, type ViewContext } from '../chats/view-context.ts'

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
  const { lose, duration, undo } = noticeWords(
    tool,
    { args: valuesEntered(tool, usual) },
    readerIn({ registry, translator }),
  )
  const leading = registry
    .all()
    .filter(({ findings }) => findings.some(({ suggests = [] }) => suggests.includes(tool.name)))
  return {
    tool: tool.name,
    fields: fields.flatMap(([name, field]) => fieldView(tool, { name, field, known, translator }) ?? []),
    canStart: tool.kind !== 'action' && fields.every(([, field]) => isEnterable(field, tool) || !field.isRequired),
    foundBy: leading.slice(0, mostChecks).map(({ name, texts }) => ({ name, title: texts.title[translator.locale] })),
    lose,
    duration,
    undo,
  }
}

type Enterable = FieldShape & { readonly kind: ToolFieldView['kind'] }

function isEnterable(field: FieldShape, tool: Tool): field is Enterable {
  if (field.kind === 'entries' && variantViews(field.variants, tool, 'en') === null) return false
  return !field.isHidden && field.kind !== 'json'
}

type Drawing = {
  readonly name: string
  readonly field: FieldShape
  readonly known: Readonly<Record<string, string>>
  readonly translator: Translator
}

function fieldView(tool: Tool, { name, field, known, translator }: Drawing): ToolFieldView | null {
  if (!isEnterable(field, tool)) return null
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
    variants: variantViews(field.variants, tool, locale) ?? [],
  }
}

/** Null = the tool does not say what a part is called. */
function variantViews(
  variants: readonly EntryVariant[],
  tool: Tool,
  locale: Locale,
): readonly EntryVariantView[] | null {
  const word = (name: string): string | null => tool.texts.parts?.[name]?.[locale] ?? null
  const views = variants.map(({ fixed, fields }): EntryVariantView | null => {
    const label = word(Object.values(fixed)[0] ?? fields.map(({ name }) => name).join('+'))
    const parts = fields.map(({ name, kind, variants: inner }) => {
      const [called, nested] = [word(name), variantViews(inner, tool, locale)]
      return called === null || nested === null ? null : { name, label: called, kind, variants: nested }
    })
    return label === null || parts.includes(null) ? null : { label, fixed, fields: parts.flatMap((part) => part ?? []) }
  })
  return views.includes(null) ? null : views.flatMap((view) => view ?? [])
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
