import type { Result } from '../kernel/result.ts'
import type { UndoJournal } from './undo-journal.ts'

/**
 * One journal for each place, and the place asked for at every use: an elevated run keeps its records where only administrators
 * write, and believes no others. Without such a place nothing is begun.
 */
export function createPlacedUndoJournal(
  folderNow: () => Promise<Result<string>>,
  journalIn: (folder: string) => UndoJournal,
): UndoJournal {
  const journals = new Map<string, UndoJournal>()
  const use = async <T>(work: (journal: UndoJournal) => Promise<Result<T>>): Promise<Result<T>> => {
    const folder = await folderNow()
    if (!folder.ok) return folder
    const journal = journals.get(folder.value) ?? journalIn(folder.value)
    journals.set(folder.value, journal)
    return work(journal)
  }
  return {
    begin: (start) => use((journal) => journal.begin(start)),
    complete: (callId, record, leftMs) => use((journal) => journal.complete(callId, record, leftMs)),
    drop: (callId) => use((journal) => journal.drop(callId)),
    markUndone: (callId) => use((journal) => journal.markUndone(callId)),
    ready: (callId) => use((journal) => journal.ready(callId)),
    get: (callId) => use((journal) => journal.get(callId)),
    list: () => use((journal) => journal.list()),
    remove: (isGone, leftoversBeforeMs) => use((journal) => journal.remove(isGone, leftoversBeforeMs)),
  }
}
