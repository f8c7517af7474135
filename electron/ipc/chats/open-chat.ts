import type { ChatRecord } from './chat-record.ts'

/** A chat in memory. `live` = it can be continued in this session. */
export type OpenChat = { record: ChatRecord; readonly live: boolean }
