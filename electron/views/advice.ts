import type { FindingName } from '../../shared/domain/conclusion.ts'
import type { AdviceView } from '../../shared/ipc/advice-view.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Registry } from '../registry/registry.ts'
import { titleOf } from './tool-titles.ts'

/** What a person can do about a finding that nothing here repairs, and what of it one click does; null = there is no advice. */
export function adviceOf(
  { tool: name, id }: FindingName,
  { registry, translator }: { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator },
): AdviceView | null {
  const tool = registry.find(name)
  const text = tool?.texts.advice?.[id]?.[translator.locale]
  if (!tool || text === undefined) return null
  const act = tool.findings.find((rule) => rule.id === id)?.act
  if (act === undefined) return { text, act: null }
  if ('opens' in act)
    return { text, act: { kind: 'open', place: act.opens, label: translator.text(`place.${act.opens}`) } }
  return { text, act: { kind: 'check', tool: act.runs, label: titleOf(act.runs, { registry, translator }) } }
}
