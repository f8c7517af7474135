import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { alternativesTo, errorView, type ViewContext } from '../chats/view-context.ts'

/** Every tool with its flags and, where it cannot be used now, why. */
export function toolRows(context: ViewContext): readonly ToolRow[] {
  const { registry, translator, role } = context
  return registry.all().map((tool) => {
    const { name, category, kind, access, placement, texts } = tool
    const reason = registry.unavailableReasons(tool, role)[0]
    return {
      name,
      title: texts.title[translator.locale],
      purpose: texts.purpose[translator.locale],
      category,
      categoryTitle: translator.text(`ui.category.${category}`),
      kind,
      risk: access.risk,
      minRole: access.minRole,
      network: placement.networkType,
      needsAdmin: access.requiresAdmin,
      needsIdle: access.requiresIdleCheck,
      reason: reason ? errorView(reason, context) : null,
      alternatives: reason ? alternativesTo(name, context) : [],
    }
  })
}
