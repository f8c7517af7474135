import path from 'node:path'

import type { OurTools } from './ask-ours.ts'
import { askPeer } from './ask-peer.ts'
import { layOut } from './case-folder.ts'
import type { FilePeers } from './file-peers.ts'
import type { Answer, Peer, PeerCase } from './peer-case.ts'
import { peerCases } from './peer-cases.ts'

export type SameAnswers = { readonly asked: number; readonly differ: readonly string[] }

/** Every example of both peers, asked of them and of ours in a folder of its own; what differs, also where it is meant to. */
export async function compareAnswers(folder: string, peers: FilePeers, ours: OurTools): Promise<SameAnswers> {
  const differ: string[] = []
  for (const [at, each] of peerCases.entries()) {
    const place = path.join(folder, `case-${at}`)
    for (const peer of peersOf(each)) {
      const answer = await askPeer(peers, { peer, folder: await layOut(place, each.files), asked: each.asked })
      if (!isSame(answer, each.answer)) differ.push(told(each, peer, answer))
    }
    const own = await ours.ask(await layOut(place, each.files), each.asked)
    if (!isSame(own, each.answer)) differ.push(told(each, 'ours', own))
  }
  return { asked: peerCases.length, differ }
}

function peersOf({ from, alsoOf }: PeerCase): readonly Peer[] {
  return alsoOf === undefined ? [from] : [from, alsoOf]
}

function told({ from, what, answer, ours }: PeerCase, who: string, other: Answer): string {
  const because = who === 'ours' && ours !== undefined ? ` (${ours.because})` : ''
  return `${from}, ${what}: ${shortened(answer)}; ${who}: ${shortened(other)}${because}`
}

function isSame(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function shortened(answer: Answer): string {
  return JSON.stringify(answer).slice(0, 120)
}
