import { roleIncludes } from '../../../shared/domain/role.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import type { CallCard } from './chat-record.ts'
import { argumentViews, errorView, titleOf, type ViewContext } from './view-context.ts'

export function callView(card: CallCard, context: ViewContext): CallView {
  const { callId, tool, args, error, ...state } = card
  const found = context.registry.find(tool)
  return {
    ...state,
    callId,
    tool,
    title: titleOf(tool, context),
    args: argumentViews(tool, args, context),
    error: error ? errorView(error, context) : null,
    pii: found?.placement.securityLevel === 'pii',
    mayRunNow: found !== null && roleIncludes(context.role, found.access.minRole),
  }
}
