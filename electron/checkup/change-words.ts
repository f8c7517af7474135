import type { Shape } from '../../shared/condition/shape.ts'
import type { Change, ChangesSince, ComparedValue } from '../../shared/domain/changes-since.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { ChangesView } from '../../shared/ipc/check-up-view.ts'
import { pictureWord } from '../../shared/texts/picture-words.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Registry } from '../registry/registry.ts'
import { harmless } from '../views/harmless.ts'
import { putNames } from '../views/put-names.ts'
import { showValue } from '../views/show-values.ts'
import { valueShape } from './value-shape.ts'

type Words = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

/** Null = this kind of change is not told. */
export function changeSentence(
  { id, kind, before, after }: Pick<Change, 'id' | 'kind' | 'before' | 'after'>,
  tool: Pick<Tool, 'texts'>,
): LocalizedText | null {
  const said = tool.texts.compared?.[id]
  if (kind !== 'changed') return said?.[kind] ?? null
  const isNumber = typeof before === 'number' && typeof after === 'number'
  const byHow = isNumber ? (after > before ? said?.more : said?.less) : undefined
  return byHow ?? said?.changed ?? null
}

export function changesInWords({ sinceMs, changes, uncompared }: ChangesSince, words: Words): ChangesView {
  const { translator, registry } = words
  const date = new Intl.DateTimeFormat(translator.locale, { dateStyle: 'long', timeStyle: 'short' }).format(sinceMs)
  const titles = uncompared.map(({ tool, label }) => {
    const title = registry.find(tool)?.texts.title[translator.locale] ?? tool
    return label === '' ? title : `${title} (${harmless(label)})`
  })
  const lines = changes.flatMap((change) => lineOf(change, words))
  return {
    title: translator.text('checkUp.since.title', { date }),
    lines,
    nothing:
      lines.length > 0
        ? null
        : translator.text(uncompared.length === 0 ? 'checkUp.since.same' : 'checkUp.since.sameRead'),
    uncomparedText: titles.length === 0 ? null : translator.text('checkUp.since.uncompared', { count: titles.length }),
    uncompared: titles,
  }
}

function lineOf(change: Change, { registry, translator }: Words): ChangesView['lines'] {
  const tool = registry.find(change.tool)
  const sentence = tool && changeSentence(change, tool)
  // A later version of Deskmedic may know nothing of it any more.
  if (!tool || !sentence) return []
  const text = putNames(sentence, translator.locale, () => harmless(change.label))
  return [{ kind: change.kind, text, detail: detailOf(change, tool, translator) }]
}

function detailOf(change: Change, tool: Tool, translator: Translator): string | null {
  const { kind, before, after, words } = change
  const shape = shapeFor(change, tool)
  const said = (value: ComparedValue, word: string | null | undefined): string =>
    word !== null && word !== undefined
      ? pictureWord(word, translator.locale, tool.texts.picture)
      : value === ''
        ? translator.text('value.none')
        : showValue(value, shape, translator)
  if (kind !== 'changed') {
    const value = kind === 'added' ? after : before
    // That it is there is said already.
    return typeof value === 'boolean' || value === null || value === '' ? null : said(value, null)
  }
  const from = said(before, words?.before)
  const to = said(after, words?.after)
  return from === to ? null : `${from} → ${to}`
}

function shapeFor({ id }: Change, tool: Tool): Shape | null {
  const compared = tool.compare?.find((one) => one.id === id)
  return compared === undefined ? null : valueShape(compared, tool)
}
