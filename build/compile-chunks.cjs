// Run by the program that will run the chunks: node or Electron, as `<program> compile-chunks.cjs <folder>`. Writes what its
// engine makes of each chunk beside it; `electron/kernel/compiled-chunks.ts` takes it.
const { Buffer } = require('node:buffer')
const { createHash } = require('node:crypto')
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { compileFunction } = require('node:vm')

/** What every CommonJS module is given, in this order. */
const parameters = ['exports', 'require', 'module', '__filename', '__dirname']
/** What is smaller compiles faster than a second file is read. */
const worthwhileBytes = 10_000

/** Another processor must not take it: the engine does not check that. */
const ending = `.${process.platform}-${process.arch}.compiled`

const folder = path.resolve(process.argv[2])
// As `electron/hosts/cli.ts` does: the engine takes only what was compiled with its own flags.
if (path.basename(folder) === 'cli') setFlagsFromString('--semi-space-growth-factor=1')
for (const name of readdirSync(folder).filter((each) => each.endsWith('.cjs'))) {
  const filename = path.join(folder, name)
  const source = readFileSync(filename, 'utf8')
  const { cachedData: compiled } = compileFunction(source, parameters, { filename, produceCachedData: true })
  if (compiled.length < worthwhileBytes) continue
  // The engine itself takes a damaged one for whole.
  const digest = createHash('sha256').update(compiled).digest()
  writeFileSync(`${filename}${ending}`, Buffer.concat([digest, compiled]))
}
