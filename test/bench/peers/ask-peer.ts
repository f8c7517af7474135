import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { holding, withoutLastBreak } from './case-folder.ts'
import { commanderSearch, type FilePeers } from './file-peers.ts'
import type { Answer, Asked, Peer } from './peer-case.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>
type Place = { readonly peers: FilePeers; readonly peer: Peer; readonly folder: string }
const mostLines = 10_000

/** What a peer answers, in the words of the cases. An error is a refusal. */
export async function askPeer(
  peers: FilePeers,
  { peer, folder, asked }: { readonly peer: Peer; readonly folder: string; readonly asked: Asked },
): Promise<Answer> {
  try {
    return await answerOf({ peers, peer, folder }, asked)
  } catch {
    return 'refused'
  }
}

function answerOf(place: Place, asked: Asked): Promise<Answer> {
  switch (asked.kind) {
    case 'read':
      return read(place, asked)
    case 'count':
      return count(place, asked)
    case 'names':
      return names(place, asked)
    case 'lines':
      return lines(place, asked)
    case 'list':
      return list(place, asked)
    case 'info':
      return info(place, asked)
    case 'edit':
      return edit(place, asked)
    case 'write':
      return write(place, asked)
    case 'move':
      return move(place, asked)
  }
}

async function call({ peers, peer }: Place, tool: string, args: object): Promise<string> {
  const text = await peers[peer].call(tool, args)
  if (/^(?:Error:|Write rejected|Search content not found)/.test(text)) throw new Error(text)
  return text
}

async function read(place: Place, { path: name, from = 1, last, lines: wanted }: Of<'read'>): Promise<Answer> {
  const file = path.join(place.folder, name)
  if (place.peer === 'commander') {
    const offset = last === undefined ? from - 1 : -last
    const text = await call(place, 'read_file', { path: file, offset, length: wanted ?? mostLines })
    return withoutLastBreak(text.replace(/^\[Reading .*\]\n\n/, ''))
  }
  const part = last === undefined ? (wanted === undefined ? {} : { head: wanted }) : { tail: last }
  return withoutLastBreak(await call(place, 'read_text_file', { path: file, ...part }))
}

/** It tells how many there are above a page that is not the whole. */
async function count(place: Place, { path: name }: Of<'count'>): Promise<Answer> {
  const text = await call(place, 'read_file', { path: path.join(place.folder, name), offset: 0, length: 1 })
  return Number(/total: (\d+) line/.exec(text)?.[1] ?? Number.NaN)
}

async function names(place: Place, { pattern, hidden = false }: Of<'names'>): Promise<Answer> {
  const { folder } = place
  if (place.peer === 'filesystem')
    return pathsIn(await call(place, 'search_files', { path: folder, pattern: `**/${pattern}` }), folder)
  const asked = { path: folder, pattern, searchType: 'files', includeHidden: hidden } as const
  return pathsIn(await commanderSearch(place.peers.commander, asked), folder)
}

function pathsIn(text: string, folder: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.slice(Math.max(0, line.indexOf(folder))))
    .filter((line) => line.startsWith(folder))
    .map((line) => below(folder, line))
    .sort()
}

async function lines(place: Place, asked: Of<'lines'>): Promise<Answer> {
  const folder = path.join(place.folder, asked.path ?? '')
  const { text: pattern, isRegex = false, sameCase = false, only, hidden = false } = asked
  const text = await commanderSearch(place.peers.commander, {
    ...{ path: folder, pattern, searchType: 'content', literalSearch: !isRegex, ignoreCase: !sameCase },
    ...{ includeHidden: hidden, contextLines: 0 },
    ...(only === undefined ? {} : { filePattern: only }),
  })
  if (text.includes('ERROR')) throw new Error(text)
  const found = [...text.matchAll(/(\/\S+):(\d+) - /g)].map(([, file = '', line]) => `${below(folder, file)}:${line}`)
  return [...new Set(found)].sort()
}

async function list(place: Place, { path: name, deep = false }: Of<'list'>): Promise<Answer> {
  const folder = path.join(place.folder, name)
  if (place.peer === 'filesystem' && deep) {
    const tree = JSON.parse(await call(place, 'directory_tree', { path: folder })) as readonly Branch[]
    return branches(tree, '').sort()
  }
  const text = await call(place, 'list_directory', { path: folder, ...(deep ? { depth: 5 } : { depth: 1 }) })
  const entries = [...text.matchAll(/\[(FILE|DIR)\] (.+)/g)]
  return entries.map(([, kind, entry]) => `${kind === 'DIR' ? 'folder' : 'file'} ${entry}`).sort()
}

type Branch = { readonly name: string; readonly type: string; readonly children?: readonly Branch[] }

function branches(tree: readonly Branch[], start: string): string[] {
  return tree.flatMap(({ name, type, children = [] }) => [
    `${type === 'directory' ? 'folder' : 'file'} ${start}${name}`,
    ...branches(children, `${start}${name}/`),
  ])
}

async function info(place: Place, { path: name }: Of<'info'>): Promise<Answer> {
  const text = await call(place, 'get_file_info', { path: path.join(place.folder, name) })
  const value = (field: string): string => new RegExp(`^${field}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return value('isDirectory') === 'true' ? ['folder'] : ['file', value('size')]
}

async function edit(place: Place, { path: name, replace, onlyShown = false }: Of<'edit'>): Promise<Answer> {
  const file = path.join(place.folder, name)
  if (place.peer === 'filesystem') {
    const edits = replace.map(({ before, after }) => ({ oldText: before, newText: after }))
    const diff = await call(place, 'edit_file', { path: file, edits, dryRun: onlyShown })
    const changed = diff.split('\n').filter((line) => /^[-+](?![-+]{2})/.test(line))
    return onlyShown ? [...changed, await readFile(file, 'utf8')] : readFile(file, 'utf8')
  }
  for (const { before, after, times = 1 } of replace) {
    const texts = { old_string: before, new_string: after, expected_replacements: times }
    await call(place, 'edit_block', { file_path: file, ...texts })
  }
  return readFile(file, 'utf8')
}

async function write(place: Place, { path: name, text }: Of<'write'>): Promise<Answer> {
  const file = path.join(place.folder, name)
  await call(place, 'write_file', { path: file, content: text })
  return readFile(file, 'utf8')
}

async function move(place: Place, { path: name, to }: Of<'move'>): Promise<Answer> {
  const at = (each: string): string => path.join(place.folder, each)
  await call(place, 'move_file', { source: at(name), destination: at(to) })
  await stat(at(to))
  return holding(place.folder)
}

function below(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll('\\', '/')
}
