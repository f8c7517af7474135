import type { Role } from '../../../shared/domain/role.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CallView, ErrorView } from '../../../shared/ipc/views.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { argumentFacts } from '../../contract/argument-facts.ts'
import { asCalled } from '../../contract/as-called.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { Registry } from '../../registry/registry.ts'
import { argumentWord, saidInTitle, type WordedCall } from '../../views/call-words.ts'
import type { Reader } from '../../views/notice-words.ts'
import { titleOf } from '../../views/tool-titles.ts'

/** What every view is made with: the language and the tools of this moment. */
export type ViewContext = {
  readonly translator: Translator
  readonly registry: Registry
  /** The role in which the person acts now. */
  readonly role: Role
}

/** For whom the words of a step are. */
export function readerIn({ translator, registry }: Pick<ViewContext, 'registry' | 'translator'>): Reader {
  return { locale: translator.locale, isElevated: registry.isElevated() }
}

/** With the chat that the entry belongs to. */
export type EntryContext = ViewContext & { readonly log: Pick<Conversation['log'], 'get' | 'after'> }

/** Tools that an error names are shown by their titles: their names mean nothing to a person. */
export function errorView(error: AppError, context: Pick<ViewContext, 'registry' | 'translator'>): ErrorView {
  const { code, data } = error
  const named = Object.entries(data).map(([key, value]) => {
    const isTool = toolKeys.includes(key) && typeof value === 'string'
    return [key, isTool ? titleOf(value, context) : value] as const
  })
  return { code, ...context.translator.error({ ...error, data: Object.fromEntries(named) }) }
}

const toolKeys: readonly string[] = ['tool', 'check', 'milder']

/** Arguments to the letter, each with what it is called. `plain` = worth reading: neither usual, nor a number of the PC, nor said. */
export function argumentViews(
  { tool: name, ...call }: WordedCall & { readonly tool: string },
  { registry, translator }: Pick<ViewContext, 'registry' | 'translator'>,
): CallView['args'] {
  const { locale } = translator
  const found = registry.find(name)
  const tool = found ? asCalled(found, call.args) : null
  const facts = tool ? argumentFacts(tool) : null
  const said = tool ? saidInTitle(tool, call, locale) : []
  // What was kept on the disk has lost the order of the tool.
  const inOrder = [...(facts?.keys() ?? [])].filter((key) => key in call.args)
  return [...new Set([...inOrder, ...Object.keys(call.args)])].map((key) => {
    const value = call.args[key]
    const fact = facts?.get(key)
    const isUsual = fact?.default ? canonicalJson(fact.default.value) === canonicalJson(value) : false
    const word = tool === null ? null : argumentWord(key, value, { tool, translator })
    const isSaid = said.includes(key) || tool?.harsher?.argument === key || tool?.preview?.argument === key
    return {
      name: key,
      label: tool?.texts.arguments[key]?.[locale] ?? key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      ...(word === null ? {} : { word }),
      plain: !isUsual && !isSaid && fact?.isHidden !== true && !(fact?.isChoice === true && isCode(value)),
    }
  })
}

/** Of a choice, a word of programs alone, as `user_run`: it says nothing to a person. */
function isCode(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z]+(?:_[a-z]+)+$/.test(value)
}

/** Titles of usable tools that can stand in. */
export function alternativesTo(name: string, context: ViewContext): ToolRow['alternatives'] {
  const tool = context.registry.find(name)
  if (!tool) return []
  const others = context.registry.alternatives(tool, context.role)
  return others.map((other) => ({ name: other, title: titleOf(other, context) }))
}
