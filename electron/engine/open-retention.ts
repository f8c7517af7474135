import { asOnlyWriter } from '../audit/only-writer.ts'
import { auditDays } from '../../shared/domain/kept-days.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import { createChatFiles } from '../conversation/chat-files.ts'
import { createCheckUpFiles } from '../checkup/check-up-files.ts'
import { ok } from '../kernel/result.ts'
import { createCodeIndexFiles } from '../store/code-index-files.ts'
import { removeLogs } from '../store/log-file.ts'
import { createTrustedTime } from '../store/trusted-time.ts'
import { removeContentsHere } from './files/file-edits-here.ts'
import type { Engine } from './engine.ts'
import { createRetention, type KeptChats, type Retention } from './retention.ts'
import type { Backend } from './backend.ts'

export type RetentionHost = {
  /** The chain that this program writes. */
  readonly host: string
  readonly caller: () => Caller
  /** Absent = this program holds no chat open. */
  readonly chats?: KeptChats
}

const waitMs = 2_000
const dayMs = 24 * 60 * 60_000

/** What keeps records no longer than the settings say, over the records of one engine. */
export function openRetention(
  backend: Backend,
  {
    history,
    undoJournal,
    pipelinePorts,
    removeOldChanges,
  }: Pick<Engine, 'history' | 'undoJournal' | 'pipelinePorts' | 'removeOldChanges'>,
  { host, caller, chats }: RetentionHost,
): Retention {
  const { data, settings, ports } = backend
  const writer = { ...ports, auditFolder: data.audit, own: host }
  return createRetention({
    ...ports,
    history,
    undo: undoJournal,
    chats: chats ?? { ...createChatFiles({ ...ports, ...backend, folder: data.chats }), isOpen: () => false },
    checkUps: createCheckUpFiles({ ...ports, folder: data.checkUps }),
    removeContents: removeContentsHere({ data, ports }),
    removeLogs: (beforeMs) => removeLogs(ports.fileSystem, data.log, beforeMs),
    removeCodeIndexes: (beforeMs) => createCodeIndexFiles({ ...ports, folder: data.codeIndexes }).remove(beforeMs),
    removeOldChanges: (nowMs) => {
      const days = settings.get('auditRetentionDays')
      return days === auditDays.forGood
        ? Promise.resolve(ok(0))
        : removeOldChanges({ beforeMs: nowMs - days * dayMs, days })
    },
    time: createTrustedTime(ports, data.clock),
    keptDays: () => settings.get('historyRetentionDays'),
    record: (event) => pipelinePorts.audit.append({ ...event, caller: caller().role }, 'now'),
    onlyWriter: (wait, work) => asOnlyWriter({ ...writer, waitMs: wait ? waitMs : 0 }, work),
  })
}
