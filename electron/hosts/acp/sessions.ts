import type { AgentContext, SessionUpdate, StopReason } from '@agentclientprotocol/sdk'

import type { Caller } from '../../../shared/domain/caller.ts'
import type { Said } from '../../conversation/driver.ts'
import { createTypedChats, type TypedChat, type TypedChats } from '../../conversation/typed-chats.ts'
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

type Session = ItemUpdates & { readonly sessionId: string; readonly chat: TypedChat }

type Shared = { readonly sessions: Map<string, Session>; readonly chats: TypedChats; asking: Asking | null }

/** The sessions of one editor over one engine, which the first of them opens. */
export function createSessions(ports: AcpPorts) {
  const { said, showing } = ports
  const shared: Shared = { sessions: new Map(), chats: createTypedChats(), asking: null }
  const opening = createSerialQueue()
  return {
    find: (sessionId: string): Session | undefined => shared.sessions.get(sessionId),
    open: (client: AgentContext) => opening(() => openSession(client, ports, shared)),
    prompt: async (session: Session, text: string, client: AgentContext): Promise<StopReason> => {
      const reason = await session.chat.inTurn(async (conversation, signal) => {
        shared.asking = { ...session, client }
        const ended = await takeTurn(conversation, { ...said, text }, signal)
        if (!ended.ok) session.say(showError(ended.error, showing.translator))
        if (ended.ok && ended.value.hasQuestions) session.say(replyLines(conversation.log, showing))
        session.settle(ended.ok && ended.value.isUndone ? 'completed' : 'failed')
        return ended.ok && ended.value.isStopped ? 'cancelled' : 'end_turn'
      })
      return reason ?? 'cancelled'
    },
    cancel: (sessionId: string): void => shared.sessions.get(sessionId)?.chat.cancel(),
    idle: () => shared.chats.idle(),
  }
}

async function openSession(client: AgentContext, ports: AcpPorts, shared: Shared): Promise<Result<string>> {
  const { showing, ids, caller } = ports
  const engine = await ports.engine(
    (event) =>
      [...shared.sessions.values()].find(({ chat }) => chat.conversation() === event.conversation)?.hear(event),
    createClientConsent({ ...showing, role: approverRole(caller) }, () => shared.asking),
  )
  if (!engine.ok) return engine
  const { chat, isFirst } = await shared.chats.open(engine.value)
  const sessionId = ids.newId()
  const send = (update: SessionUpdate): void =>
    void client.notify('session/update', { sessionId, update }).catch(() => undefined)
  const updates = createItemUpdates(send, showing, ids)
  shared.sessions.set(sessionId, { ...updates, sessionId, chat })
  const left = chat.conversation()
  // Behind the answer: before it the client knows no such session.
  setTimeout(() => {
    send({ sessionUpdate: 'available_commands_update', availableCommands: typedCommands(showing.translator) })
    if (isFirst) updates.say(engine.value.warnings.flatMap((warning) => showError(warning, showing.translator)))
    if (left) updates.draw(left)
  })
  return ok(sessionId)
}
