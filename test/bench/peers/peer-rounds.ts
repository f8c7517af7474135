import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ratioOf, type BenchRatio } from '../bench-result.ts'
import { commanderSearch, type FilePeers } from './file-peers.ts'

export type PeerPlaces = {
  readonly tree: string
  readonly texts: string
  readonly namePattern: string
  readonly contentPattern: string
  readonly edits: number
}
/** Some seconds each, on a busy computer minutes. */
export const peerRounds = 7

type Take = (what: string, work: () => Promise<unknown>) => Promise<void>

/** The work of one round, by both peers: what one of them has no tool for is left out. */
export async function peerRound({ filesystem, commander }: FilePeers, places: PeerPlaces, take: Take): Promise<void> {
  const { tree, texts, namePattern, contentPattern } = places
  const byName = { path: tree, pattern: namePattern, searchType: 'files' } as const
  const byContent = { path: texts, pattern: contentPattern, searchType: 'content' } as const
  await take('names: filesystem server', () =>
    filesystem.call('search_files', { path: tree, pattern: `**/${namePattern}` }),
  )
  await take('names: commander', () => commanderSearch(commander, byName))
  await take('content: commander', () => commanderSearch(commander, byContent))
  const file = path.join(path.dirname(texts), 'peers', 'edited.txt')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'text 0\ntwo\n')
  const edit = async (change: (from: string, to: string) => Promise<unknown>): Promise<void> => {
    for (let at = 0; at < places.edits; at += 1) await change(`text ${at % 2}`, `text ${(at + 1) % 2}`)
  }
  await take('edit: filesystem server', () =>
    edit((oldText, newText) => filesystem.call('edit_file', { path: file, edits: [{ oldText, newText }] })),
  )
  await writeFile(file, 'text 0\ntwo\n')
  await take('edit: commander', () =>
    edit((from, to) => commander.call('edit_block', { file_path: file, old_string: from, new_string: to })),
  )
  const command = `"${process.execPath}" --version`
  await take('start: commander', () => commander.call('start_process', { command, timeout_ms: 5_000 }))
}

/** Goals are those of the documents where they name one; elsewhere no peer may be faster. */
export function peerRatios(of: (what: string) => readonly number[]): readonly BenchRatio[] {
  const ratio = (name: string, [ours, peer]: readonly [string, string], goal = 1) =>
    ratioOf(`${name} / ${peer.split(': ')[1]}`, { ours: of(ours).slice(0, of(peer).length), floor: of(peer) }, goal)
  return [
    ratio('name search', ['names', 'names: filesystem server']),
    ratio('name search', ['names', 'names: commander']),
    ratio('the same name search again', ['names again', 'names: commander']),
    ratio('content search', ['content: ours', 'content: commander']),
    ratio('edit', ['edit: ours', 'edit: filesystem server'], 0.8),
    ratio('edit', ['edit: ours', 'edit: commander']),
    ratio('start of a program', ['start', 'start: commander']),
  ]
}
