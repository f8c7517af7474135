import type {
  CodeAnswer,
  CodeCollection,
  CodeQuestion,
  CodeSearchPort,
  FoundCode,
} from '../../contract/code-search-port.ts'
import { lineEnd } from '../../../shared/domain/text-lines.ts'
import type { OpenEmbeddings } from '../../contract/embedding-port.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { JudgedFile } from '../../policy/paths/judge-file.ts'
import { isAmong } from '../../policy/paths/patterns.ts'
import { refusedFile } from '../../policy/paths/refused-file.ts'
import { searchByMeaning, type PlaceIn } from './by-meaning.ts'
import { fusedRanks } from './fused-ranks.ts'
import { openFolderIndex, textOf, type FolderIndex, type IndexDeps, type Working } from './folder-index.ts'

/** Which code can be searched and how, at this moment. */
export type CodeFolders = {
  readonly collections: () => readonly CodeCollection[]
  /** Names of the folders that are open now. */
  readonly workspaces: () => readonly string[]
  readonly openEmbeddings: OpenEmbeddings
}

export type CodeSearchDeps = IndexDeps & CodeFolders

/** Ends before the time limit of the tool, so that what was read is kept and the next search goes on from there. */
const readingMs = 40_000
const embeddingMs = 50_000
/** So many of each ranking are put together. */
const mostRanked = 50
const excerptLines = 12
const longestExcerpt = 2_000

/** Code of this computer. Who may ask for a folder is judged before; what nobody named by its path has to be in a workspace. */
export function createCodeSearch(deps: CodeSearchDeps): CodeSearchPort {
  let last: Promise<unknown> = Promise.resolve()
  return {
    search: (question, signal, progress) => {
      // One after the other: two would read the same files and keep one index over the other.
      const found = last.then(() => searchFolders(question, deps, { deps, signal, progress }))
      last = found.catch(() => undefined)
      return found
    },
  }
}

async function searchFolders(
  question: CodeQuestion,
  deps: CodeSearchDeps,
  working: Working,
): Promise<Result<CodeAnswer>> {
  const startMs = deps.now()
  const folders = await foldersOf(question, deps)
  if (!folders.ok) return folders
  const sources: FolderIndex[] = []
  for (const folder of folders.value) sources.push(await openFolderIndex(folder, startMs + readingMs, working))
  const { text, only, maxResults } = question
  const where = (file: string): boolean =>
    only.length === 0 || isAmong(file.split('/'), only, deps.platform === 'win32')
  const asked = { text, sources, where, most: mostRanked, stopAtMs: startMs + embeddingMs }
  const meant = await searchByMeaning(asked, deps.openEmbeddings, working)
  const byWords = rankedByWords(asked)
  const ranked = typeof meant === 'string' ? byWords : fusedRanks([byWords, meant.places], keyOf)
  const sum = (of: (source: FolderIndex) => number): number => sources.reduce((all, source) => all + of(source), 0)
  return ok({
    folders: sources.map(({ folder }) => folder.path),
    matches: await Promise.all(ranked.slice(0, maxResults).map((place) => withExcerpt(place, working))),
    ...(typeof meant === 'string'
      ? ({ mode: 'words', wordsOnlyBecause: meant, piecesByMeaning: 0, meaningComplete: true } as const)
      : ({
          mode: 'words_and_meaning',
          wordsOnlyBecause: null,
          piecesByMeaning: meant.compared,
          meaningComplete: meant.complete,
        } as const)),
    files: sum(({ index }) => index.files().size),
    pieces: sum(({ index }) => index.pieces()),
    filesRead: sum(({ filesRead }) => filesRead),
    indexBytes: sum(({ indexBytes }) => indexBytes) + (typeof meant === 'string' ? 0 : meant.vectorBytes),
    complete: sources.every(({ complete }) => complete),
  })
}

/** Each once, and none that lies in another of them. */
async function foldersOf(question: CodeQuestion, deps: CodeSearchDeps): Promise<Result<readonly JudgedFile[]>> {
  const named = namedFolders(question, deps)
  if (!named.ok) return named
  const found: JudgedFile[] = []
  for (const { path, workspace, confined } of named.value) {
    const asked = { path, workspace, use: 'read', confined, withHidden: true } as const
    const judged = await deps.judge(asked)
    if (judged.verdict === 'refuse') return { ok: false, error: refusedFile(judged.refusal, asked) }
    const { file } = judged
    if (file.kind !== 'folder')
      return fail('file_unreadable', { path: file.path, reason: file.kind === 'missing' ? 'ENOENT' : 'ENOTDIR' })
    found.push(file)
  }
  const isInAnother = (one: JudgedFile): boolean =>
    found.some(
      (other) => one !== other && /^[\\/]/.test(one.path.slice(other.path.length)) && one.path.startsWith(other.path),
    )
  return ok([...new Map(found.filter((one) => !isInAnother(one)).map((one) => [one.path, one])).values()])
}

type NamedFolder = { readonly path: string; readonly workspace?: string | undefined; readonly confined: boolean }

function namedFolders(
  { path, workspace, collection }: CodeQuestion,
  deps: CodeSearchDeps,
): Result<readonly NamedFolder[]> {
  if (collection !== null) {
    const collections = deps.collections()
    const found = collections.find(({ name }) => name === collection)
    return found === undefined
      ? fail('unknown_collection', { collection, known: collections.map(({ name }) => name) })
      : ok(found.folders.map((folder) => ({ path: folder, confined: true })))
  }
  if (path !== null) return ok([{ path, workspace, confined: false }])
  return ok((workspace === undefined ? deps.workspaces() : [workspace]).map((name) => ({ path: name, confined: true })))
}

type Asked = {
  readonly text: string
  readonly sources: readonly FolderIndex[]
  readonly where: (file: string) => boolean
}

/** Best first. What is frequent in one folder counts less there: across folders it is near enough. */
function rankedByWords({ text, sources, where }: Asked): readonly PlaceIn[] {
  const found = sources.flatMap((source) =>
    source.index.query({ text, maxResults: mostRanked, where }).map((place) => ({ source, place, score: place.score })),
  )
  return found.toSorted((one, other) => other.score - one.score).slice(0, mostRanked)
}

function keyOf({ source, place }: PlaceIn): string {
  return `${source.id} ${place.file} ${String(place.firstLine)}`
}

async function withExcerpt({ source, place }: PlaceIn, working: Working): Promise<FoundCode> {
  const { file, name, firstLine, lastLine } = place
  const { folder } = source
  const lines = (await textOf(`${folder.path}/${file}`, folder, working))
    .split(lineEnd)
    .slice(firstLine - 1, Math.min(lastLine, firstLine - 1 + excerptLines))
  const excerpt = lines.join('\n').slice(0, longestExcerpt)
  return { folder: folder.path, file, name, firstLine, lastLine, excerpt }
}
