import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One file of this repository; `path` is relative to its root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

export const repositoryRoot = path.resolve(import.meta.dirname, '../..')

const folders = ['build', 'docs', 'electron', 'shared', 'test']
const ending = /\.(ts|tsx|mts|mjs|cjs|js|ps1|json|md|yml)$/

/** Every text file that is ours: the source folders and the files beside them, without lock files, and those of further folders. */
export function sourceFiles(further: readonly string[] = []): readonly SourceFile[] {
  const beside = readdirSync(repositoryRoot, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => entry.name)
  return [...beside, ...[...folders, ...further].flatMap(filesBelow)]
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }))
}

/** True for files that only tests use: they may name what the product must not. */
export function isTestFile({ path: file }: SourceFile): boolean {
  return file.startsWith('test/') || file.endsWith('.test.ts')
}

/** `file:line: text` of every line that matches. */
export function linesMatching(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    file.text
      .split('\n')
      .map((line, index) => ({ line, number: index + 1 }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, number }) => `${file.path}:${number}: ${line.trim()}`),
  )
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
