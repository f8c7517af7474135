import type { AgentContext, SessionUpdate, StopReason } from '@agentclientprotocol/sdk'

import type { Caller } from '../../../shared/domain/caller.ts'
import type { Conversation, Conversations } from '../../conversation/conversations.ts'
import type { Said } from '../../conversation/driver.ts'
import { takeTurn } from '../../conversation/typed-turns.ts'
import type { Ids } from '../../kernel/ports.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { createSerialQueue } from '../../kernel/serial-queue.ts'
import type { ConsentPort } from '../../pipeline/consent.ts'
import { approverRole } from '../../policy/approver-role.ts'
import type { ConversationPorts, Engine } from '../../engine/engine.ts'
import { showError } from '../lines/show-error.ts'
import { replyLines, typedCommands } from '../lines/show-items.ts'
import type { Showing } from '../lines/showing.ts'
import { createClientConsent, type Asking } from './client-consent.ts'
import { createItemUpdates, type ItemUpdates } from './item-updates.ts'

/** What whoever starts this host gives it. */
export type AcpPorts = {
  readonly showing: Showing
  readonly ids: Ids
  readonly caller: Caller
  /** What comes with each message. */
  readonly said: Omit<Said, 'text'>
  /** Opened once; `tell` hears of its conversations. */
  engine(tell: ConversationPorts['tell'], consent: ConsentPort): Promise<Result<Engine>>
}

/** The conversation begins with the first prompt: two sessions in which nothing was said yet would share one. */
type Session = ItemUpdates & { readonly sessionId: string; conversation: Conversation | null; turn: AbortController }

type Shared = { readonly sessions: Map<string, Session>; asking: Asking | null; conversations: Conversations | null }

/** The sessions of one editor over one engine, which the first of them opens. */
export function createSessions(ports: AcpPorts) {
  const { said, showing } = ports
  const shared: Shared = { sessions: new Map(), asking: null, conversations: null }
  // There is one PC: a repair in one session does not run into that of another.
  const [opening, inTurn] = [createSerialQueue(), createSerialQueue()]
  return {
    find: (sessionId: string): Session | undefined => shared.sessions.get(sessionId),
    open: (client: AgentContext) => opening(() => openSession(client, ports, shared)),
    prompt: (session: Session, text: string, client: AgentContext): Promise<StopReason> => {
      const { signal } = session.turn
      return inTurn(async () => {
        const conversation = signal.aborted ? null : (session.conversation ??= shared.conversations?.create() ?? null)
        if (conversation === null) return 'cancelled'
        shared.asking = { ...session, client }
        const ended = await takeTurn(conversation, { ...said, text }, signal)
        if (!ended.ok) session.say(showError(ended.error, showing.translator))
        if (ended.ok && ended.value.hasQuestions) session.say(replyLines(conversation.log, showing))
        session.settle(ended.ok && ended.value.isUndone ? 'completed' : 'failed')
        return ended.ok && ended.value.isStopped ? 'cancelled' : 'end_turn'
      })
    },
    cancel: (sessionId: string): void => {
      const session = shared.sessions.get(sessionId)
      session?.turn.abort()
      session?.conversation?.stop()
      if (session) session.turn = new AbortController()
    },
    idle: () => shared.conversations?.idle(),
  }
}

async function openSession(client: AgentContext, ports: AcpPorts, shared: Shared): Promise<Result<string>> {
  const { showing, ids, caller } = ports
  const engine = await ports.engine(
    (event) => [...shared.sessions.values()].find((one) => one.conversation === event.conversation)?.hear(event),
    createClientConsent({ ...showing, role: approverRole(caller) }, () => shared.asking),
  )
  if (!engine.ok) return engine
  const { conversations, unknownCalls, warnings } = engine.value
  const isFirst = shared.conversations === null
  shared.conversations = conversations
  if (isFirst) await conversations.start(unknownCalls)
  const conversation = isFirst && conversations.inMemory().length > 0 ? conversations.create() : null
  const sessionId = ids.newId()
  const send = (update: SessionUpdate): void =>
    void client.notify('session/update', { sessionId, update }).catch(() => undefined)
  const updates = createItemUpdates(send, showing, ids)
  shared.sessions.set(sessionId, { ...updates, sessionId, conversation, turn: new AbortController() })
  // Behind the answer: before it the client knows no such session.
  setTimeout(() => {
    send({ sessionUpdate: 'available_commands_update', availableCommands: typedCommands(showing.translator) })
    if (isFirst) updates.say(warnings.flatMap((warning) => showError(warning, showing.translator)))
    if (conversation) updates.draw(conversation)
  })
  return ok(sessionId)
}
