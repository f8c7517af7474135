// Changes two files to and fro until it is killed: `file-changer.mjs BUNDLE FOLDER edits|moves`. Says so each time that a change has ended.
// `stopped KEEPING` stands still in the middle of one, says so, and keeps what it needs in another folder.
import { Buffer } from 'node:buffer'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setInterval } from 'node:timers'

const [bundle, folder, what, keeping = null] = process.argv.slice(2)
const { createFileChanges, createKeptContents, createSystemIds, createSystemLocks, systemClock } = await import(bundle)
const ids = createSystemIds(systemClock)
const contents = keeping === null ? path.join(folder, 'kept') : path.join(keeping, 'contents')
const real = createKeptContents({ folder: contents, ids, clock: systemClock })
/** What is to be put second is looked for once, and then never given. */
let given = 0
const take = async (sha256) => {
  const isPut = what === 'stopped' && sha256 === next && (given += 1) > 1
  if (!isPut) return real.take(sha256)
  process.stdout.write('stopped\n')
  return new Promise(() => setInterval(() => undefined, 1_000))
}
const kept = { ...real, take }
const journalFolder = path.join(keeping ?? folder, 'journal')
const changes = createFileChanges({ kept, journalFolder, ids, locks: createSystemLocks() })
await changes.recover()
const at = (name) => path.join(folder, `${name}.txt`)
const held = [Buffer.from('old\n'.repeat(20_000)), Buffer.from('new\n'.repeat(30_000))]
const [old, next] = await Promise.all(held.map((bytes) => kept.keep(bytes)))
const rights = 'rw-------'
const sets = {
  edits: ['one', 'two'].map((name) => ({ file: at(name), before: old, after: next })),
  moves: [
    { file: at('three'), before: null, after: old, rights },
    { file: at('one'), before: old, after: null, rights },
    { file: at('two'), before: next, after: null },
  ],
  stopped: [
    { file: at('three'), before: null, after: old },
    { file: at('one'), before: old, after: next },
  ],
}
const there = sets[what]
const back = there.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before })).reverse()
for (;;) {
  for (const set of [there, back]) {
    // Kept anew with each change, as the first edit of a file does.
    if (what !== 'stopped') for (const sha256 of [old, next]) await rm(path.join(contents, sha256), { force: true })
    const outcome = await changes.apply(set, what === 'stopped' ? [] : held)
    if (!outcome.ok && !['undo_conflict', 'no_plain_file'].includes(outcome.problem)) process.exit(3)
    process.stdout.write('done\n')
  }
}
