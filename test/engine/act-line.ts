import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import type { ChangedFacts, SentFacts } from './sent-facts.ts'
import type { World } from './world.ts'
import type { Act, Answer } from './world-memory.ts'

/** The way on which a script that runs tells what it changes, and hears what has become of it. */
export type ActLine = {
  readonly port: number
  /** Who hears it from now on; null = nobody, and each change is a gap. */
  lead(world: World | null): void
  close(): Promise<void>
}

export async function openActLine(sent: SentFacts): Promise<ActLine> {
  let world: World | null = null
  const answer = (act: Act): Answer & { readonly changed: ChangedFacts } => {
    if (!world) return { gap: `changes something: ${act.command}`, changed: { tables: {} } }
    const outcome = world.perform(act)
    return { ...outcome, changed: sent.changesTo(world.facts()) }
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    createInterface({ input: socket }).on('line', (text) => {
      socket.write(`${JSON.stringify(answer(JSON.parse(text) as Act))}\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    lead: (next) => {
      world = next
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
