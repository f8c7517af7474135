import { roleIncludes } from '../../../shared/domain/role.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import { hasEffect } from '../../contract/define-tool.ts'
import type { CallCard } from '../../conversation/items.ts'
import { readsFiles } from '../../views/file-texts.ts'
import { noticeWords } from '../../views/notice-words.ts'
import { argumentViews, errorView, readerIn, type ViewContext } from './view-context.ts'
import { callTitleOf } from '../../views/tool-titles.ts'

export function callView(card: CallCard, context: ViewContext): CallView {
  const { callId, tool, args, object, error, ...state } = card
  const found = context.registry.find(tool)
  const changes = found !== null && hasEffect(found, args)
  return {
    phase: null,
    phases: [],
    since: null,
    ...state,
    callId,
    tool,
    title: callTitleOf({ tool, args, object }, context),
    args: argumentViews({ tool, args, object }, context),
    changes,
    duration: changes ? noticeWords(found, { args, object }, readerIn(context)).duration : null,
    error: error ? errorView(error, context) : null,
    pii: found?.placement.securityLevel === 'pii',
    hasFiles: found !== null && readsFiles(found, args) && state.state === 'succeeded',
    mayRunNow: found !== null && roleIncludes(context.role, found.access.minRole),
  }
}
