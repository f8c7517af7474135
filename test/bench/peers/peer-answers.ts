import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { FileEditsPort } from '../../../electron/contract/file-edits-port.ts'
import type { ContentSearchPort } from '../../../electron/contract/content-search-port.ts'
import type { FilesPort } from '../../../electron/contract/node-step.ts'
import { ok } from '../../../electron/kernel/result.ts'
import { createFileReading } from '../../../electron/executors/files/reading/file-reading.ts'
import { findByName } from '../../../electron/tools/files/search-files/find-files.ts'
import { commanderSearch, type FilePeers } from './file-peers.ts'

export type OursForPeers = {
  readonly files: FilesPort
  readonly contents: ContentSearchPort
  readonly edits: Pick<FileEditsPort, 'apply'>
}

export type SameAnswers = { readonly asked: number; readonly differ: readonly string[] }

const never = new AbortController().signal
const texts = {
  'src/app.js': "const name = 'app'\nfunction start() {\n  return name\n}\n",
  'src/test/app.test.js': "test('starts', () => {})\n",
  'README.md': '# Title\n\nneedle in a text\nlast line\n',
  'docs/notes.txt': 'first\nsecond needle\nthird\n',
}

/** What the documents of both peers show as examples, asked of them and of ours in the same folder. */
export async function compareAnswers(folder: string, peers: FilePeers, ours: OursForPeers): Promise<SameAnswers> {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const at = (name: string): string => path.join(folder, name)
  const place = { folder, at, peers, ours }
  const pairs: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
    ['files by a pattern', () => names(place, '*.js')],
    ['files by a whole name', () => names(place, 'README.md')],
    ['no such file', () => names(place, '*.none')],
    ['lines with a text', () => lines(place)],
    ['a whole text', () => wholeText(place)],
    ['its first lines', () => firstLines(place)],
    ['a line that is replaced', () => replaced(place)],
  ]
  const differ: string[] = []
  for (const [what, ask] of pairs) {
    const answers = (await ask()).map((answer) => JSON.stringify(answer))
    if (new Set(answers).size > 1) differ.push(`${what}: ${answers.join(' | ')}`)
  }
  return { asked: pairs.length, differ }
}

type Place = {
  readonly folder: string
  readonly at: (name: string) => string
  readonly peers: FilePeers
  readonly ours: OursForPeers
}

async function names({ folder, peers, ours }: Place, glob: string): Promise<readonly unknown[]> {
  const query = { root: folder, glob, modifiedAfter: null, maxResults: 100, includeHidden: false }
  const found = await findByName(query, { ports: { files: ours.files, now: () => Date.now() }, signal: never })
  const server = await peers.filesystem.call('search_files', { path: folder, pattern: `**/${glob}` })
  const search = { path: folder, pattern: glob, searchType: 'files' } as const
  return [
    found.items?.map((item) => item.path).sort(),
    pathsIn(server, folder),
    pathsIn(await commanderSearch(peers.commander, search), folder),
  ]
}

function pathsIn(text: string, folder: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.slice(Math.max(0, line.indexOf(folder))))
    .filter((line) => line.startsWith(folder))
    .sort()
}

async function lines({ folder, peers, ours }: Place): Promise<readonly unknown[]> {
  const question = { root: folder, pattern: 'needle', glob: '*', maxResults: 100, context: 0 }
  const found = await ours.contents.search(
    { ...question, caseSensitive: true, includeHidden: false, includeIgnored: false },
    never,
  )
  const own = found.ok ? found.value?.lines.map(({ path: file, line }) => `${file}:${line}`) : []
  const text = await commanderSearch(peers.commander, { path: folder, pattern: 'needle', searchType: 'content' })
  // It tells of the lines around as well.
  const theirs = [...text.matchAll(/(\S+:\d+) - .*needle/g)].map(([, where]) => where)
  return [own, theirs.toSorted()]
}

const reading = createFileReading({ place: ({ path: file }) => Promise.resolve(ok(file)) })

async function page({ at }: Place, count: number): Promise<string | null> {
  const wanted = { fromLine: 1, lines: count, fromByte: null, bytes: 10_000, encoding: null }
  const read = await reading.read({ path: at('docs/notes.txt') }, wanted, never)
  return read.ok ? read.value.text : null
}

async function wholeText(place: Place): Promise<readonly unknown[]> {
  const file = place.at('docs/notes.txt')
  return [await page(place, 100), await place.peers.filesystem.call('read_text_file', { path: file })]
}

async function firstLines(place: Place): Promise<readonly unknown[]> {
  const server = await place.peers.filesystem.call('read_text_file', { path: place.at('docs/notes.txt'), head: 2 })
  return [(await page(place, 2))?.trimEnd(), server.trimEnd()]
}

async function replaced({ at, peers, ours }: Place): Promise<readonly unknown[]> {
  const copies = ['ours.txt', 'server.txt', 'commander.txt']
  for (const name of copies) await writeFile(at(name), 'one\ntwo\nthree\n')
  const edits = [{ kind: 'replace', from: 2, to: 2, text: 'TWO' }] as const
  await ours.edits.apply([{ path: at('ours.txt'), edits: [...edits] }], { before: null, after: null })
  await peers.filesystem.call('edit_file', { path: at('server.txt'), edits: [{ oldText: 'two', newText: 'TWO' }] })
  await peers.commander.call('edit_block', { file_path: at('commander.txt'), old_string: 'two', new_string: 'TWO' })
  return Promise.all(copies.map((name) => readFile(at(name), 'utf8')))
}
