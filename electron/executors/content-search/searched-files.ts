import { sep } from 'node:path'

import type { NamedEntry } from '../../contract/node-step.ts'
import type { ConfirmFiles, FileFacts, SeenFile } from './confirm-in-threads.ts'
import type { SeenLine } from './seen-lines.ts'

export type SearchedFolder = {
  /** Without links. */
  readonly path: string
  /** Whether an entry may be told of, whose folders may be. */
  readonly isOpen: (entry: Pick<NamedEntry, 'path' | 'isDirectory'>) => boolean
}

/** `names` = of its folders, then its own. `facts` null = it has to be looked at more closely. */
export type SearchedFile = SeenFile & { readonly names: readonly string[]; readonly facts: FileFacts | null }

/** The files in which something was found. */
export type SearchedFiles = {
  line(name: string, line: SeenLine): void
  /** Those that may be told of, ordered by their names. @throws when `signal` fires. */
  end(): Promise<readonly SearchedFile[]>
}

export type SearchedFilesDeps = {
  readonly folder: SearchedFolder
  readonly confirm: ConfirmFiles
  readonly signal: AbortSignal
}

type Named = SeenFile & { readonly seen: SeenLine[]; readonly names: readonly string[]; readonly isOpen: boolean }

/** Enough that to ask costs little; what is found meanwhile is asked about together. */
const fewestFiles = 64

/** Each file is confirmed while others are still searched: ripgrep tells of one file after the other. */
export function createSearchedFiles({ folder, confirm, signal }: SearchedFilesDeps): SearchedFiles {
  const files = new Map<string, Named>()
  const facts = new Map<Named, FileFacts | null>()
  let waiting: Named[] = []
  let asking: Promise<void> | null = null
  let current: { readonly name: string; readonly file: Named } | null = null
  const askAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const these = waiting
      waiting = []
      const answers = await confirm(these, signal)
      // Of a file that was told of once more, the answer is not about all of it.
      these.forEach((file, at) => facts.set(file, facts.has(file) ? null : (answers[at] ?? null)))
    }
    asking = null
  }
  const take = (file: Named): void => {
    if (file.isOpen) waiting.push(file)
    if (asking !== null || waiting.length < fewestFiles) return
    asking = askAll()
    asking.catch(() => undefined)
  }
  return {
    line: (name, line) => {
      if (current?.name !== name) {
        if (current !== null) take(current.file)
        current = { name, file: files.get(name) ?? namedIn(folder, name) }
        files.set(name, current.file)
      }
      current.file.seen.push(line)
    },
    end: async () => {
      if (current !== null) take(current.file)
      await asking
      await askAll()
      const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
      return sorted.flatMap(([, file]) => (file.isOpen ? [{ ...file, facts: facts.get(file) ?? null }] : []))
    },
  }
}

function namedIn(folder: SearchedFolder, name: string): Named {
  const names = name.split(sep === '/' ? '/' : /[/\\]/).filter((part) => part !== '.' && part !== '')
  return { names, path: below(folder.path, names, names.length), seen: [], isOpen: isOpenBelow(folder, names) }
}

function isOpenBelow({ path, isOpen }: SearchedFolder, names: readonly string[]): boolean {
  return names.every((_, index) =>
    isOpen({ path: below(path, names, index + 1), isDirectory: index < names.length - 1 }),
  )
}

function below(folder: string, names: readonly string[], count: number): string {
  const start = folder.endsWith(sep) ? folder : folder + sep
  return start + names.slice(0, count).join(sep)
}
