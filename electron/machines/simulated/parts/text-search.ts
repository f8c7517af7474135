import type { CodeAnswer, CodeQuestion } from '../../../contract/code-search-port.ts'
import type { NamedFile } from '../../../contract/file-reading-port.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'

type Place = (file: NamedFile) => Result<string>
type Searched = { readonly placeOf: Place; readonly isFolder: (path: string) => boolean }

/** The one workspace of the simulated PC. */
export const downloads = 'C:\\Users\\test\\Downloads'

/** Files below a folder that hold words of a question, those with the most first. */
export function searchTexts(
  files: Readonly<Record<string, string>>,
  { path, workspace, collection, text, only, maxResults }: CodeQuestion,
  { placeOf, isFolder }: Searched,
): Result<CodeAnswer> {
  // Nobody has named folders of this PC together.
  if (collection !== null) return fail('unknown_collection', { collection, known: [] })
  const place = folderOf({ path: path ?? (workspace === undefined ? 'downloads' : '.'), workspace }, placeOf)
  if (!place.ok) return place
  const folder = place.value
  if (!isFolder(folder)) return fail('file_unreadable', { path: folder, reason: 'ENOENT' })
  const below = Object.entries(files).flatMap(([known, held]) =>
    isBelow(known, folder) ? [{ file: known.slice(folder.length + 1).replaceAll('\\', '/'), held }] : [],
  )
  const words = wordsOf(text)
  const found = below
    .map(({ file, held }) => ({
      file,
      held,
      count: words.filter((word) => wordsOf(`${file} ${held}`).includes(word)).length,
    }))
    .filter(({ file, count }) => count > 0 && (only.length === 0 || only.some((glob) => matchesGlob(file, glob))))
    .toSorted((one, other) => other.count - one.count)
  const bytes = below.reduce((sum, { held }) => sum + Buffer.byteLength(held), 0)
  return ok({
    folders: [folder],
    matches: found.slice(0, maxResults).map(({ file, held }) => ({
      ...{ folder, file, name: '', firstLine: 1, lastLine: held.replace(/\n$/, '').split('\n').length },
      excerpt: held.split('\n').slice(0, 12).join('\n'),
    })),
    ...{ mode: 'words', wordsOnlyBecause: 'no_model', piecesByMeaning: 0, meaningComplete: true },
    ...{ files: below.length, pieces: below.length, filesRead: below.length },
    ...{ indexBytes: bytes, complete: true },
  })
}

/** Of the person, or below the folder for downloads, which itself has no name behind that of the workspace. */
function folderOf({ path, workspace }: NamedFile, placeOf: Place): Result<string> {
  if (workspace === undefined && /^[A-Za-z]:\\/.test(path)) return ok(path.replace(/\\+$/, ''))
  return path === (workspace === undefined ? 'downloads' : '.') ? ok(downloads) : placeOf({ path, workspace })
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 3)
}

/** By the last name of the path, with `*` alone. */
function matchesGlob(file: string, glob: string): boolean {
  const parts = glob.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(file.slice(file.lastIndexOf('/') + 1))
}

/** Paths are compared as Windows does: without case. */
export function isBelow(path: string, folder: string): boolean {
  return path.toLowerCase().startsWith(`${folder.toLowerCase()}\\`)
}
