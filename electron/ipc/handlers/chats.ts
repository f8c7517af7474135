import type { KeepableView } from '../../../shared/ipc/keep-back.ts'
import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import type { Conversation, Conversations } from '../../conversation/conversations.ts'
import { canBeRepeated } from '../../conversation/handled-steps.ts'
import { keepableParts } from '../../conversation/keepable-parts.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { chatView } from '../chats/chat-view.ts'
import type { Removals } from '../chats/removals.ts'
import type { ViewContext } from '../chats/view-context.ts'
import type { Handlers } from '../router.ts'

type ChatCommands =
  | 'chats.list'
  | 'chats.open'
  | 'chats.resume'
  | 'chats.create'
  | 'chats.submit'
  | 'chats.unqueue'
  | 'chats.checkAgain'
  | 'chats.checkUp'
  | 'chats.happens'
  | 'chats.stop'
  | 'chats.answerAgain'
  | 'chats.correct'
  | 'chats.keepBack'
  | 'chats.watch'
  | 'chats.stopWatch'
  | 'chats.answer'
  | 'chats.run'
  | 'chats.lookDeeper'
  | 'chats.works'
  | 'chats.rename'
  | 'chats.delete'
  | 'history.deleteAll'
  | 'drafts.save'
  | 'plan.review'
  | 'plan.dismiss'
  | 'undo.review'

/** The answer that picks one of the choices of a question: its value is the digest of the choice. */
const choiceSlot = 'choice'

export type ChatHandlerDeps = {
  readonly conversations: () => Conversations
  readonly list: (query: string) => Promise<readonly ChatSummary[]>
  readonly removals: Removals
  readonly context: () => ViewContext
}

/**
 * Conversations: what is shown, looked for and asked. What changes something only asks main to open the confirmation window, or
 * takes a proposal off the table.
 */
export function chatHandlers(deps: ChatHandlerDeps): Pick<Handlers, ChatCommands> {
  const { conversations, list, removals, context } = deps
  type Work = (conversation: Conversation) => Result<null> | Promise<Result<null>>
  const inside = async (chatId: string, work: Work): Promise<Result<null>> => {
    const opened = await conversations().open(chatId)
    return opened.ok ? work(opened.value) : opened
  }
  const shown = async (opening: Promise<Result<Conversation>>): Promise<Result<ChatView>> => {
    const opened = await opening
    return opened.ok ? ok(chatView(opened.value, context())) : opened
  }
  return {
    'chats.list': async ({ query }) => ok(await list(query)),
    'chats.open': ({ chatId }) => shown(conversations().open(chatId)),
    'chats.resume': ({ chatId }) => shown(conversations().resume(chatId)),
    'chats.create': () => Promise.resolve(ok(chatView(conversations().create(), context()))),
    'chats.submit': ({ chatId, text }) => inside(chatId, (one) => one.say({ text })),
    'chats.unqueue': ({ chatId, messageId }) => inside(chatId, (one) => one.unqueue(messageId)),
    'chats.checkAgain': async ({ chatId }) => {
      const resumed = await conversations().resume(chatId)
      return resumed.ok ? resumed.value.again() : resumed
    },
    'chats.checkUp': ({ chatId }) => inside(chatId, (one) => one.checkUp()),
    'chats.happens': ({ chatId, entryId, occasion }) => inside(chatId, (one) => one.happens(entryId, occasion)),
    'chats.watch': ({ chatId }) => inside(chatId, (one) => one.watch()),
    'chats.stopWatch': ({ chatId }) => inside(chatId, ended('stopWatch')),
    'chats.stop': ({ chatId }) => inside(chatId, ended('stop')),
    'chats.answerAgain': ({ chatId, entryId }) => inside(chatId, (one) => one.answerAgain(entryId)),
    'chats.correct': ({ chatId, entryId, text }) => inside(chatId, (one) => one.correct(entryId, text)),
    'chats.keepBack': async ({ chatId, keys }) => keepBack(await conversations().open(chatId), keys, context()),
    'chats.run': ({ chatId, tools }) => inside(chatId, (one) => one.look(tools)),
    'chats.answer': ({ chatId, slot, value }) =>
      inside(chatId, (one) => (slot === choiceSlot ? one.choose(value) : one.answer(slot, value))),
    'chats.lookDeeper': ({ chatId, entryId }) => inside(chatId, (one) => one.lookDeeper(entryId)),
    'chats.works': ({ chatId, entryId, isWorking }) => inside(chatId, (one) => one.works(entryId, isWorking)),
    'chats.rename': ({ chatId, title }) => inside(chatId, (one) => one.rename(title)),
    'chats.delete': ({ chatId }) => removals.remove(chatId),
    'history.deleteAll': () => removals.remove(null),
    'drafts.save': ({ chatId, text }) => inside(chatId, (one) => one.keepDraft(text)),
    'plan.review': async ({ chatId, entryId, digests }) => {
      const opened = await withPlan(conversations(), { chatId, entryId, digests })
      return opened.ok ? opened.value.approve({ planId: entryId, digests }) : opened
    },
    'plan.dismiss': ({ chatId, entryId }) => inside(chatId, (one) => one.dismiss(entryId)),
    'undo.review': ({ chatId, callId }) => inside(chatId, (one) => one.undo(callId)),
  }
}

type AskedPlan = { readonly chatId: string; readonly entryId: string; readonly digests: readonly string[] }

/** What was done in an earlier session and undone since can be done again: its chat goes on with that. */
async function withPlan(conversations: Conversations, asked: AskedPlan): Promise<Result<Conversation>> {
  const opened = await conversations.open(asked.chatId)
  if (!opened.ok) return opened
  const { log } = opened.value
  const plan = log.get('plan', asked.entryId)
  const isRepeated = plan?.state === 'done' && canBeRepeated(plan, asked.digests, log)
  return isRepeated ? conversations.resume(asked.chatId) : opened
}

function ended(by: 'stop' | 'stopWatch'): (conversation: Conversation) => Result<null> {
  return (conversation) => {
    conversation[by]()
    return ok(null)
  }
}

function keepBack(
  opened: Result<Conversation>,
  keys: readonly string[],
  context: ViewContext,
): Result<readonly KeepableView[]> {
  if (!opened.ok) return opened
  const kept = keys.length === 0 ? ok(null) : opened.value.keepBack(keys)
  return kept.ok ? ok(keepableViews(opened.value, context)) : kept
}

/** What of a chat a model is told of, or not. */
function keepableViews({ log }: Conversation, { registry, translator }: ViewContext): readonly KeepableView[] {
  const kept = log.keptBack()
  return keepableParts(log.all(), (name) => registry.find(name)).map(({ key, label }) => ({
    ...{ key, label: label[translator.locale] },
    isKept: kept.includes(key),
  }))
}
