// Changes two files to and fro until it is killed: `file-changer.mjs BUNDLE FOLDER`. Says so each time that a change has ended.
import { Buffer } from 'node:buffer'
import { rm } from 'node:fs/promises'
import path from 'node:path'

const [bundle, folder] = process.argv.slice(2)
const { createFileChanges, createKeptContents, createSystemIds, systemClock } = await import(bundle)
const ids = createSystemIds(systemClock)
const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
const changes = createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids })
await changes.recover()
const files = ['one.txt', 'two.txt'].map((name) => path.join(folder, name))
const contents = [Buffer.from('old\n'.repeat(20_000)), Buffer.from('new\n'.repeat(30_000))]
const [old, next] = await Promise.all(contents.map((bytes) => kept.keep(bytes)))
for (;;) {
  for (const [before, after] of [
    [old, next],
    [next, old],
  ]) {
    // Kept anew with each change, as the first edit of a file does.
    for (const sha256 of [old, next]) await rm(path.join(folder, 'kept', sha256), { force: true })
    const outcome = await changes.apply(
      files.map((file) => ({ file, before, after })),
      contents,
    )
    if (!outcome.ok && outcome.problem !== 'undo_conflict') process.exit(3)
    process.stdout.write('done\n')
  }
}
