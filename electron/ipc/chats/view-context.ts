import type { Role } from '../../../shared/domain/role.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CallView, ErrorView } from '../../../shared/ipc/views.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Registry } from '../../tools/registry.ts'

/** What every view is made with: the language and the tools of this moment. */
export type ViewContext = {
  readonly translator: Translator
  readonly registry: Registry
  /** The role in which the person acts now. */
  readonly role: Role
}

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

export function titleOf(name: string, { registry, translator }: Pick<ViewContext, 'registry' | 'translator'>): string {
  return registry.find(name)?.texts.title[translator.locale] ?? name
}

export function findingText(
  { tool, id }: { readonly tool: string; readonly id: string },
  { registry, translator }: ViewContext,
): string {
  return registry.find(tool)?.texts.findings[id]?.[translator.locale] ?? id
}

/** Arguments to the letter, each with what it is called. */
export function argumentViews(
  name: string,
  args: Readonly<Record<string, unknown>>,
  { registry, translator }: Pick<ViewContext, 'registry' | 'translator'>,
): CallView['args'] {
  const texts = registry.find(name)?.texts.arguments ?? {}
  return Object.entries(args).map(([key, value]) => ({
    name: key,
    label: texts[key]?.[translator.locale] ?? key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}

/** Titles of usable tools that can stand in. */
export function alternativeTitles(name: string, context: ViewContext): readonly string[] {
  const tool = context.registry.find(name)
  if (!tool) return []
  return context.registry.alternatives(tool, context.role).map((other) => titleOf(other, context))
}
