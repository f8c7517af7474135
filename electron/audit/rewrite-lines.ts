import path from 'node:path'

import type { AppendFile, DurableFileSystem } from '../store/file-system.ts'
import { removeQuietly } from '../store/patient-file-system.ts'
import { readFileLineChunks } from './line-chunks.ts'

/**
 * Leaves lines out of a file, in one step: after a crash at any point the old or the new file is there. `isGone` is asked line by line, in
 * their order. Nobody else may write the file meanwhile. Returns how many lines are gone. @throws system errors; nothing has changed then.
 */
export async function rewriteLines(
  fileSystem: DurableFileSystem,
  file: string,
  newJudge: () => (line: Buffer) => boolean,
): Promise<number> {
  // Most days nothing is old: then nothing is written.
  if (!(await anyGone(fileSystem, file, newJudge()))) return 0
  const temporary = `${file}.tmp`
  try {
    const out = await fileSystem.openAppend(temporary, 'empty')
    const gone = await copyKept(fileSystem, { file, out, isGone: newJudge() })
    await fileSystem.rename(temporary, file)
    await fileSystem.syncFolder(path.dirname(file))
    return gone
  } catch (error) {
    await removeQuietly(fileSystem, temporary)
    throw error
  }
}

async function anyGone(
  fileSystem: DurableFileSystem,
  file: string,
  isGone: (line: Buffer) => boolean,
): Promise<boolean> {
  for await (const { lines } of readFileLineChunks(fileSystem, file)) if (lines.some(isGone)) return true
  return false
}

type Copy = { readonly file: string; readonly out: AppendFile; readonly isGone: (line: Buffer) => boolean }

const lineFeed = Buffer.from('\n')

async function copyKept(fileSystem: DurableFileSystem, { file, out, isGone }: Copy): Promise<number> {
  let gone = 0
  try {
    for await (const { lines } of readFileLineChunks(fileSystem, file)) {
      const kept = lines.filter((line) => !isGone(line))
      gone += lines.length - kept.length
      if (kept.length > 0) await out.write(Buffer.concat(kept.flatMap((line) => [line, lineFeed])))
    }
    await out.sync()
  } finally {
    await out.close()
  }
  return gone
}
