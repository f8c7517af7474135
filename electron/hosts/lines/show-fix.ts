import { fieldName } from '../../../shared/texts/field-names.ts'
import { heading, joinGroups, joinParts, labelled } from '../../../shared/texts/join.ts'
import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { ProposedFix } from '../../../shared/domain/diagnosis.ts'
import type { PlannedChange } from '../../../shared/domain/tool-call.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { hasRightToLeft } from '../../../shared/texts/exact-text.ts'
import type { ConsentStep } from '../../pipeline/consent.ts'
import { validateArgs } from '../../contract/argument-validation.ts'
import { argumentFacts } from '../../contract/argument-facts.ts'
import { asCalled } from '../../contract/as-called.ts'
import { freeArguments } from '../../contract/free-arguments.ts'
import { commandOf, withCommandNotice } from '../../policy/commands/command-of-call.ts'
import { commandClassLines } from '../../views/command-words.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import type { Registry } from '../../registry/registry.ts'
import { argumentWord, type WordedCall } from '../../views/call-words.ts'
import { changeViews } from '../../views/change-views.ts'
import { exactly, inStoredOrder } from '../../views/harmless.ts'
import { nameOfLoss, noticeWords, undoWords } from '../../views/notice-words.ts'
import { diffViews } from '../../views/diff-view.ts'
import { previewList, previewText } from '../../views/preview-text.ts'
import { undoValues } from '../../views/undo-values.ts'
import { cutAt, diffLines } from './show-diff.ts'

type Shown = WordedCall & {
  readonly tool: Tool
  readonly digest: string
  /** What a dry run said. */
  readonly preview?: Readonly<Record<string, unknown>> | null
  /** Names of arguments whose value somebody else can have written. */
  readonly outside?: readonly string[]
}

type Wording = { readonly registry: Pick<Registry, 'isElevated'>; readonly translator: Translator }
type Words = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

/** What a person reads of a step before they answer. */
export function linesOf(step: ConsentStep, words: Words & Wording): readonly string[] {
  const { kept } = step
  return kept ? undoLines({ ...step, kept }, words) : previewLines(step, words)
}

function rowOf(key: MessageKey, value: string, translator: Translator): string {
  return `    ${labelled(translator.text(key), value, translator.locale)}`
}

/** Everything a person must know before saying yes: from metadata and validated arguments only. A chat takes no digest. */
export function previewLines(
  { tool: asked, args, object, digest, preview = null, outside = [] }: Shown,
  { registry, translator }: Wording,
  isChat = false,
): readonly string[] {
  const tool = withCommandNotice(asCalled(asked, args), args)
  const command = commandOf(tool, args)
  const words = noticeWords(tool, { args, object }, { locale: translator.locale, isElevated: registry.isElevated() })
  const row = (key: MessageKey, value: string): string => rowOf(key, value, translator)
  const flags = joinGroups([translator.text(`risk.${tool.access.risk}`), ...needs(tool, translator)], translator.locale)
  return [
    `  ${words.title}  [${flags}]`,
    row('fix.what', words.what),
    ...(tool.texts.notice ? [row('fix.why', tool.texts.notice.why[translator.locale])] : []),
    ...(words.lose === null ? [] : [row(nameOfLoss(words), words.lose)]),
    ...(words.duration === null ? [] : [row('fix.duration', words.duration)]),
    ...(words.undo === null ? [] : [row('fix.undo', words.undo)]),
    ...(command === null ? [] : commandClassLines(command, translator).map((line) => `    ${line}`)),
    ...argumentLines({ tool, args, outside }, translator),
    ...(preview === null ? [] : diffLines(diffViews(tool, preview), translator)),
    ...(tool.access.risk === 'elevated' && !isChat
      ? [`    ${translator.text('confirm.needsDigest', { digest })}`]
      : []),
  ]
}

/** One proposed step with its number, the finding that led to it, and what a dry run said. */
export function proposalLines(
  fix: ProposedFix,
  tool: Tool,
  {
    number,
    registry,
    translator,
    because,
    isChat,
  }: Wording & {
    readonly number: number
    /** Null = the person asked for it. */
    readonly because: string | null
    readonly isChat?: boolean | undefined
  },
): readonly string[] {
  const mark = fix.ticked ? `${number}.` : `${number}. (${translator.text('fix.optional')})`
  // With what counts where nothing was given: a step says what it acts on.
  const full = validateArgs(tool, fix.args)
  const args = full.ok ? full.value : fix.args
  const [title, ...rest] = previewLines({ ...fix, args, tool }, { registry, translator }, isChat)
  const preview = fix.preview
    ? [
        rowOf('fix.preview', previewText(tool, fix.preview, translator), translator),
        ...listLines(fix, tool, translator),
      ]
    : []
  const reason = translator.text(because === null ? 'fix.requested' : 'fix.because')
  const said = because === null ? reason : labelled(reason, because, translator.locale)
  return [`${mark} ${(title ?? '').trim()}`, `    ${said}`, ...rest, ...preview]
}

/** What would be removed, one line each. */
function listLines({ preview }: ProposedFix, tool: Tool, translator: Translator): readonly string[] {
  const list = preview === null ? null : previewList(tool, preview, { translator })
  if (list === null) return []
  return [
    ...list.items.map(({ name, size }) => `      ${name}  ${size}`),
    ...(list.more === null ? [] : [`      ${list.more}`]),
  ]
}

type ShownUndo = WordedCall & {
  readonly tool: Tool
  readonly kept: Readonly<Record<string, unknown>>
  readonly changes?: readonly PlannedChange[]
}

/** What a person reads before a fix is undone: the texts of its undo, and the stored values that it goes by, whole. */
export function undoLines(
  { tool, args, object, kept, changes = [] }: ShownUndo,
  { registry, translator }: Words,
): readonly string[] {
  const words = undoWords(asCalled(tool, args), { args, object }, translator.locale)
  return [
    `  ${words.title}`,
    rowOf('fix.what', words.what, translator),
    ...(words.lose === null ? [] : [rowOf(nameOfLoss(words), words.lose, translator)]),
    ...changeViews(tool.name, changes, { registry, translator }).map(({ label, before, planned }) =>
      planned === null
        ? `    ${translator.text('ui.confirm.change.now', { label, before })}`
        : `    ${translator.text('ui.confirm.change', { label, before, after: planned })}`,
    ),
    ...(words.undoes === null ? [] : [rowOf('undo.undoes', words.undoes, translator)]),
    ...storedLines(undoValues(tool, kept, translator), translator),
    ...diffLines(diffViews(tool, kept, 'backwards'), translator),
  ]
}

function storedLines(stored: ReturnType<typeof undoValues>, translator: Translator): readonly string[] {
  if (stored.length === 0) return []
  return [
    `    ${heading(translator.text('undo.stored'), translator.locale)}`,
    ...stored.flatMap(({ label, value }) => [
      `      ${labelled(label, exactly(value), translator.locale)}`,
      ...(hasRightToLeft(value)
        ? [
            `      ${labelled(translator.text('fix.storedOrder', { called: label }), inStoredOrder(value), translator.locale)}`,
          ]
        : []),
    ]),
  ]
}

function needs({ access }: Tool, translator: Translator): readonly string[] {
  return [
    ...(access.requiresAdmin ? [translator.text('fix.needs.admin')] : []),
    ...(access.requiresIdleCheck ? [translator.text('fix.needs.idle')] : []),
  ]
}

/** The arguments to the letter, each with what it is called; a text of somebody's own wording stands below, whole. */
function argumentLines({ tool, args, outside = [] }: Omit<Shown, 'digest'>, translator: Translator): readonly string[] {
  const free = freeArguments(tool)
  const facts = argumentFacts(tool)
  // What no person sets, and is as it always is, says nothing; nor does that something is done and not only shown.
  const isUsual = (name: string, value: unknown): boolean => {
    if (name === tool.preview?.argument) return value === false
    const { isHidden = false, default: usual = null } = facts.get(name) ?? {}
    return isHidden && usual !== null && canonicalJson(usual.value) === canonicalJson(value)
  }
  const told = Object.entries(args).filter(([name, value]) => !isUsual(name, value))
  const values = told.map(([name, value]) => ({
    called:
      fieldName(name, translator.locale, tool.texts.fields) ?? tool.texts.arguments[name]?.[translator.locale] ?? name,
    value,
    word: argumentWord(name, value, { tool, translator }),
    isOutside: outside.includes(name),
    json: JSON.stringify(value),
    whole: free.has(name) && value !== null,
  }))
  const short = values
    .filter(({ whole }) => !whole)
    .map(({ called, value, word, json }) => {
      if (word === null) return `${called} ${exactly(json)}`
      return typeof value === 'boolean'
        ? labelled(called, word, translator.locale)
        : `${called} ${word} (${exactly(json)})`
    })
  const named = short.length === 0 ? tool.name : `${joinParts(short, translator.locale)}  (${tool.name})`
  return [
    rowOf('fix.arguments', named, translator),
    ...values
      .filter(({ whole }) => whole)
      .flatMap(({ called, value, json }) => [
        `    ${translator.text('fix.whole', { called, count: typeof value === 'string' ? value.length : json.length })}`,
        ...wholeLines(typeof value === 'string' ? value : json),
      ]),
    ...values
      .filter(({ json }) => hasRightToLeft(json))
      .map(
        ({ called, json }) =>
          `    ${labelled(translator.text('fix.storedOrder', { called }), inStoredOrder(json), translator.locale)}`,
      ),
    ...values
      .filter(({ isOutside }) => isOutside)
      .map(({ called }) => `    ${labelled(called, translator.text('ui.confirm.outside'), translator.locale)}`),
  ]
}

const rowColumns = 72

/** Every row has a sign of its own in front: nothing in a text can look like a line of the question. */
function wholeLines(value: string): readonly string[] {
  return value.split('\n').flatMap((line) => rowsOf(exactly(JSON.stringify(line).slice(1, -1))))
}

function rowsOf(line: string): readonly string[] {
  return cutAt(line, rowColumns).map((each) => `    | ${each}`)
}
