import path from 'node:path'

import * as ts from 'typescript'

/** Whether what stands in a file, or what a file that imports it makes of that, can be of a type of another one. */
export type CanBeOf = (file: ts.SourceFile, other: ts.SourceFile) => boolean

/** By imports alone: whoever has a value of a type imports the file of the type, or one that does. */
export function knownFiles(files: readonly ts.SourceFile[]): CanBeOf {
  const imports = new Map(files.map((file) => [file.fileName, importsOf(file)]))
  const users = new Map<string, string[]>()
  for (const [file, named] of imports) for (const each of named) users.set(each, [...(users.get(each) ?? []), file])
  const known = new Map<string, ReadonlySet<string>>()
  const knownTo = (file: string): ReadonlySet<string> => {
    const before = known.get(file)
    if (before !== undefined) return before
    const found = new Set([file])
    // A set grows while it is gone through.
    for (const each of found) for (const next of imports.get(each) ?? []) found.add(next)
    known.set(file, found)
    return found
  }
  return ({ fileName }, other) =>
    [fileName, ...(users.get(fileName) ?? [])].some((file) => knownTo(file).has(other.fileName))
}

function importsOf({ fileName, text }: ts.SourceFile): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map((each) => each.fileName)
    .filter((named) => named.startsWith('.'))
    .map((named) => path.posix.join(path.posix.dirname(fileName), named))
}
