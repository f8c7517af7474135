// Changes two files to and fro until it is killed: `file-changer.mjs BUNDLE FOLDER`. Says so each time that a change has ended.
import { Buffer } from 'node:buffer'
import path from 'node:path'

const [bundle, folder] = process.argv.slice(2)
const { createFileChanges, createKeptContents, createSystemIds, systemClock } = await import(bundle)
const ids = createSystemIds(systemClock)
const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
const changes = createFileChanges({ kept, journalFolder: path.join(folder, 'journal'), ids })
await changes.recover()
const files = ['one.txt', 'two.txt'].map((name) => path.join(folder, name))
const [old, next] = [
  await kept.keep(Buffer.from('old\n'.repeat(20_000))),
  await kept.keep(Buffer.from('new\n'.repeat(30_000))),
]
for (;;) {
  for (const [before, after] of [
    [old, next],
    [next, old],
  ]) {
    const outcome = await changes.apply(files.map((file) => ({ file, before, after })))
    if (!outcome.ok && outcome.problem !== 'undo_conflict') process.exit(3)
    process.stdout.write('done\n')
  }
}
