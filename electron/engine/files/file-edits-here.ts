import path from 'node:path'

import type { FileEditsPort } from '../../contract/file-edits-port.ts'
import type { NamedFile, ReadingPort } from '../../contract/file-reading-port.ts'
import { ioResult } from '../../store/io-result.ts'
import type { RetentionDeps } from '../retention.ts'
import { createFileChanges, type FileChanges } from '../../executors/files/editing/file-changes.ts'
import { createFileEdits } from '../../executors/files/editing/file-edits.ts'
import { createKeptContents, type KeptContents } from '../../executors/files/editing/kept-contents.ts'
import type { FileJudge } from '../../executors/files/workspaces/file-judge.ts'
import type { Clock, Ids, SystemLocks } from '../../kernel/ports.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { refusedFile } from '../../policy/paths/refused-file.ts'
import type { DataFolder } from '../../store/data-folder.ts'

export type FileEditsHereDeps = {
  readonly data: Pick<DataFolder, 'edits'>
  readonly judgeFile: FileJudge
  readonly ports: { readonly ids: Pick<Ids, 'newId'>; readonly clock: Pick<Clock, 'now'>; readonly locks: SystemLocks }
}

/** The real path of a file that may be read or written, or why not. */
type Place = (file: NamedFile, use: 'read' | 'write') => Promise<Result<string>>

/** Where what files held before they were edited is kept. */
function keptContentsFolder({ edits }: Pick<DataFolder, 'edits'>): string {
  return path.join(edits, 'contents')
}

/** Files of this computer, in the workspaces of the moment: as a person may use them, and as an agent may. */
export function fileEditsHere({ judgeFile, ...deps }: FileEditsHereDeps): {
  readonly own: FileEditsPort
  readonly confined: FileEditsPort
} {
  const { kept, changes } = fileChangesHere(deps)
  const edits = (confined: boolean): FileEditsPort => {
    const place: Place = async ({ path: named, workspace, withHidden }, use) => {
      const question = { path: named, workspace, withHidden, use, confined }
      const judged = await judgeFile(question)
      return judged.verdict === 'allow'
        ? ok(judged.file.path)
        : { ok: false, error: refusedFile(judged.refusal, question) }
    }
    return { ...createFileEdits({ changes, kept, place }), read: reading(place) }
  }
  return { own: edits(false), confined: edits(true) }
}

/** Loaded with the first file: the tables of old encodings are a good part of the whole program. */
function reading(place: Place): ReadingPort['read'] {
  return async (...asked) => {
    const { createFileReading } = await import('../../executors/files/reading/file-reading.ts')
    return createFileReading({ place }).read(...asked)
  }
}

/** What an end in the middle of an edit left half done is put right, before anything of this computer is read. */
export async function recoverEditsHere(deps: Omit<FileEditsHereDeps, 'judgeFile'>): Promise<void> {
  await fileChangesHere(deps).changes.recover()
}

function fileChangesHere({ data, ports: { ids, clock, locks } }: Omit<FileEditsHereDeps, 'judgeFile'>): {
  readonly kept: KeptContents
  readonly changes: FileChanges
} {
  const kept = createKeptContents({ folder: keptContentsFolder(data), ids, clock })
  const journalFolder = path.join(data.edits, 'journal')
  return { kept, changes: createFileChanges({ kept, journalFolder, ids, locks }) }
}

/** Removes contents that are not needed any more. */
export function removeContentsHere({
  data,
  ports: { ids, clock },
}: Pick<FileEditsHereDeps, 'data'> & {
  readonly ports: Omit<FileEditsHereDeps['ports'], 'locks'>
}): RetentionDeps['removeContents'] {
  const kept = createKeptContents({ folder: keptContentsFolder(data), ids, clock })
  return (isUsed, beforeMs) => ioResult({ code: 'records_not_deleted' }, () => kept.removeUnused(isUsed, beforeMs))
}
