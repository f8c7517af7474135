import path from 'node:path'

import { version } from '../../../package.json'
import { toHandOver } from '../../../shared/domain/report.ts'
import type { ReportFormat, ReportView } from '../../../shared/ipc/report-view.ts'
import type { HistoryStore } from '../../audit/history.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { personalIn, type Known, type Read } from '../../report/personal-in.ts'
import { reportHtml } from '../../report/report-html.ts'
import { reportMarkdown } from '../../report/report-markdown.ts'
import { reportOf } from '../../report/report-of.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { isOnAnotherComputer } from '../../store/data-folder.ts'
import { chatView } from '../chats/chat-view.ts'
import type { ViewContext } from '../chats/view-context.ts'
import type { SaveFile } from '../pc/save-file.ts'
import type { Handlers } from '../router.ts'

export type ReportHandlerDeps = {
  readonly conversations: () => Pick<Conversations, 'open'>
  readonly history: () => Pick<HistoryStore, 'search'>
  readonly context: () => ViewContext
  /** What the PC is called, what it runs and how far it may go, in words. */
  readonly pc: () => { readonly computerName: string; readonly system: string; readonly mode: string }
  /** What names this PC and its person, wherever it stands. */
  readonly known: readonly Known[]
  readonly saveFile: SaveFile
  readonly settings: Pick<ReadSettings, 'get' | 'ticketTarget'>
}

/** More calls than a chat of one day has. */
const mostCalls = 2_000

/** Reports for whoever helps: made, read and given away by the person. What is written is what they have seen. */
export function reportHandlers(deps: ReportHandlerDeps): Pick<Handlers, 'report.open' | 'report.text' | 'report.save'> {
  let last: (ReportView & { readonly chatId: string }) | null = null
  const handedOver = (
    { chatId, shown, hasTechnical }: Parameters<Handlers['report.text']>[0],
    format: ReportFormat,
  ): Result<string> => {
    if (last?.chatId !== chatId) return fail('unknown_chat', { chatId })
    const { translator } = deps.context()
    const hiddenWord = translator.text('report.hidden')
    const report = toHandOver(last.report, last.personal, { shown: new Set(shown), hasTechnical, hiddenWord })
    const write = format === 'html' ? reportHtml : reportMarkdown
    return ok(write(report, translator))
  }
  return {
    'report.open': async ({ chatId }) => {
      const made = await makeReport(chatId, deps)
      if (made.ok) last = { ...made.value, chatId }
      return made
    },
    'report.text': (input) => Promise.resolve(handedOver(input, 'md')),
    'report.save': async ({ format, ...input }) => {
      const text = handedOver(input, format)
      if (!text.ok) return text
      const saved = await deps.saveFile(`deskmedic-report.${format}`, text.value, firstFolder(deps.settings))
      return saved.ok ? ok(saved.value === null ? null : { file: saved.value }) : saved
    },
  }
}

async function makeReport(chatId: string, deps: ReportHandlerDeps): Promise<Result<ReportView>> {
  const opened = await deps.conversations().open(chatId)
  if (!opened.ok) return opened
  const context = deps.context()
  const report = reportOf(chatView(opened.value, context), { ...deps.pc(), version }, context.translator)
  const read = await resultsOf(chatId, deps)
  const target = deps.settings.ticketTarget()
  return read.ok ? ok({ report, personal: personalIn(report, deps.known, read.value), target }) : read
}

/** Where saving begins. The person still chooses, and nothing goes to another computer in offline mode. */
function firstFolder({ get, ticketTarget }: ReportHandlerDeps['settings']): string | null {
  const target = ticketTarget()
  if (target === null || !path.isAbsolute(target)) return null
  return get('mode') === 'offline' && isOnAnotherComputer(target) ? null : target
}

/** What the checks of the chat have read: names in it are personal wherever the report has them. */
async function resultsOf(chatId: string, { history, context }: ReportHandlerDeps): Promise<Result<readonly Read[]>> {
  const found = await history().search({ text: '', runId: chatId, limit: mostCalls })
  if (!found.ok) return found
  const { registry } = context()
  return ok(
    found.value.flatMap(({ call }) => {
      const tool = registry.find(call.tool)
      return tool && call.state === 'succeeded' ? [{ category: tool.category, result: call.result }] : []
    }),
  )
}
