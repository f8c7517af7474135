import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** In place, as the shortest way to change a file: what it held is gone. */
export async function rawEdit(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  await handle.write(`${text}\ntwo\n`)
  await handle.sync()
  await handle.close()
}

/**
 * What an edit has to ask of the system where the old content is kept, what is under way is written down and the file is old or new: one after
 * the other, in the thread that waits for it, with nothing judged, planned or compared. `root` holds `kept` and `journal`.
 */
export function editAlone(root: string, file: string, text: string): void {
  const folder = path.dirname(file)
  fs.readdirSync(path.join(root, 'journal'))
  const old = fs.readFileSync(file)
  const journal = path.join(root, 'journal', 'one')
  fs.writeFileSync(journal, JSON.stringify({ file }))
  const kept = path.join(root, 'kept', createHash('sha256').update(old).digest('hex'))
  const part = path.join(folder, '.part')
  writeSynced(kept, old)
  syncFolder(path.dirname(kept))
  writeSynced(part, Buffer.from(`${text}\ntwo\n`))
  if (!fs.readFileSync(file).equals(old)) throw new Error('somebody else has changed it')
  fs.renameSync(part, file)
  syncFolder(folder)
  fs.unlinkSync(journal)
}

function writeSynced(file: string, bytes: Uint8Array): void {
  const opened = fs.openSync(file, 'wx', 0o600)
  fs.writeSync(opened, bytes)
  fs.fsyncSync(opened)
  fs.closeSync(opened)
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = fs.openSync(folder, 'r')
  fs.fsyncSync(opened)
  fs.closeSync(opened)
}
