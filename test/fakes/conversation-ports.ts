import type { ConversationPorts } from '../../electron/engine/engine.ts'

/** A host that lets nobody listen to its conversations. */
export const unheard: ConversationPorts = {
  caller: () => ({ kind: 'person', role: 'human_agent' }),
  tell: () => undefined,
}
