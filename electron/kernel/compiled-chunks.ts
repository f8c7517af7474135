import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'

/** What `build/compile-chunks.cjs` writes beside a chunk, for this kind of computer. */
const ending = `.${process.platform}-${process.arch}.compiled`
/** SHA-256, in front of what was compiled: the engine itself takes a damaged one for whole. */
const digestBytes = 32

/** What every CommonJS module is given, in this order; part of what was compiled. */
const chunkParameters = ['exports', 'require', 'module', '__filename', '__dirname'] as const

type Chunk = { readonly exports: unknown }
type Compile = (this: Chunk, ...call: [content: string, filename: string, ...rest: unknown[]]) => unknown
type Wrapped = (
  this: unknown,
  ...parts: [exports: unknown, require: NodeJS.Require, module: Chunk, filename: string, folder: string]
) => unknown

/**
 * Takes the chunks of this folder as an engine compiled them after the build, which is a good part of the time of a start.
 * Made by another version, damaged or not there: they are compiled as always. What was compiled belongs to the program as the
 * chunks do and lies under the same protection; nothing is written while the program runs. The name of a chunk holds a digest
 * of its content, so that what was compiled from another one is never taken for it.
 */
export function useCompiledChunks(folder: string): void {
  // The way of every loader that comes before that of Node; it is not part of the types.
  const prototype = Module.prototype as unknown as { _compile: Compile }
  const compile = prototype._compile
  let names: ReadonlySet<string> | null = null
  prototype._compile = function (...call) {
    const [content, filename] = call
    const isThere = path.dirname(filename) === folder && (names ??= namesIn(folder)).has(compiledName(filename))
    const cachedData = isThere ? readCompiled(filename) : null
    if (cachedData === null) return compile.apply(this, call)
    // No wrapper around the text: it would be there twice.
    const run = compileFunction(content, [...chunkParameters], { filename, cachedData }) as Wrapped
    return run.call(this.exports, this.exports, createRequire(filename), this, filename, folder)
  }
}

// Asking for a file that is not there costs more than to read the list of those that are.
function namesIn(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder))
}

function compiledName(filename: string): string {
  return `${path.basename(filename)}${ending}`
}

/** What was compiled of the chunk with this path; null where it is damaged or not there. */
function readCompiled(filename: string): Buffer | null {
  try {
    const kept = readFileSync(`${filename}${ending}`)
    const compiled = kept.subarray(digestBytes)
    return createHash('sha256').update(compiled).digest().equals(kept.subarray(0, digestBytes)) ? compiled : null
  } catch {
    return null
  }
}
