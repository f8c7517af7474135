import type { AdminScopeView } from '../../../shared/ipc/admin-view.ts'
import { toolsForBroker } from '../../broker/broker-list.ts'
import { brokerLimits } from '../../broker/limits.ts'
import { titleOf } from '../../views/tool-titles.ts'
import type { ViewContext } from '../chats/view-context.ts'

const minuteMs = 60_000

/** What rights that are kept can be used for: the list that the broker is built with, without what cannot be used here now. */
export function adminScope(context: ViewContext): AdminScopeView {
  const { registry, translator, role } = context
  const usable = toolsForBroker(registry.all()).filter((tool) => registry.unavailableReasons(tool, role).length === 0)
  const titled = usable.map(({ name: tool, kind }) => ({ tool, kind, title: titleOf(tool, context) }))
  const isCheck = ({ kind }: (typeof titled)[number]): boolean => kind === 'diagnostic'
  const [checks, repairs] = [titled.filter(isCheck), titled.filter((one) => !isCheck(one))]
  const [firstCheck] = checks
  const limits = { minutes: brokerLimits.acceptMs / minuteMs, steps: brokerLimits.requests }
  return {
    may: [
      translator.text('ui.panel.adminMay.repairs', { count: repairs.length }),
      translator.text('ui.panel.adminMay.asked', limits),
      ...(firstCheck === undefined
        ? []
        : [translator.text('ui.panel.adminMay.checks', { count: checks.length, check: firstCheck.title })]),
    ],
    never: [translator.text('ui.panel.adminNever.unasked'), translator.text('ui.panel.adminNever.free')],
    tools: [...repairs, ...checks].map(({ tool, title }) => ({ tool, title })),
  }
}
