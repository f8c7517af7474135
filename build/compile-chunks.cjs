// Run by the program that will run the chunks: node or Electron, as `<program> compile-chunks.cjs <folder>`. Writes what its
// engine makes of each chunk beside it; `electron/kernel/compiled-chunks.ts` takes it.
const { Buffer } = require('node:buffer')
const { createHash } = require('node:crypto')
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')
const { Script } = require('node:vm')

/** What is smaller compiles faster than a second file is read. */
const worthwhileBytes = 20_000

/** Another processor must not take it: the engine does not check that. */
const ending = `.${process.platform}-${process.arch}.compiled`

const folder = path.resolve(process.argv[2])
for (const name of readdirSync(folder).filter((each) => each.endsWith('.cjs'))) {
  const filename = path.join(folder, name)
  const compiled = new Script(Module.wrap(readFileSync(filename, 'utf8')), { filename }).createCachedData()
  if (compiled.length < worthwhileBytes) continue
  // The engine itself takes a damaged one for whole.
  const digest = createHash('sha256').update(compiled).digest()
  writeFileSync(`${filename}${ending}`, Buffer.concat([digest, compiled]))
}
