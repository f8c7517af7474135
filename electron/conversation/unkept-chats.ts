import { ok } from '../kernel/result.ts'
import type { ChatStore } from './chat-files.ts'

/** Of a host whose conversations end with it. */
export const unkeptChats: ChatStore = {
  list: () => Promise.resolve(ok([])),
  load: () => Promise.resolve(ok(null)),
  save: () => Promise.resolve(ok(undefined)),
  remove: () => Promise.resolve(ok(undefined)),
  removeLeftovers: () => Promise.resolve(ok(0)),
}
