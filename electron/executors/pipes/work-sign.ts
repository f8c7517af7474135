import { createServer, type Server } from 'node:net'

/** One name for each program that is at work, also of other accounts; the set-up knows them too (`build/at-work.nsh`). */
const signNames: readonly string[] = Array.from(
  { length: 16 },
  (_, index) => `\\\\.\\pipe\\deskmedic-at-work-${index.toString()}`,
)

/** Seen by every program of this PC while a change of it runs: a set-up waits for its end. */
export type WorkSign = {
  /** Resolves once it can be seen; never fails, for no repair depends on it. */
  begin(callId: string): Promise<void>
  end(callId: string): void
}

export function createWorkSign(names: readonly string[] = signNames): WorkSign {
  const running = new Set<string>()
  let shown: Promise<Server | null> | null = null
  return {
    begin: async (callId) => {
      running.add(callId)
      await (shown ??= show(names))
    },
    end: (callId) => {
      running.delete(callId)
      if (running.size > 0) return
      void shown?.then((server) => server?.close())
      shown = null
    },
  }
}

/** The first name that nobody has. */
async function show(names: readonly string[]): Promise<Server | null> {
  for (const name of names) {
    const server = await listen(name)
    if (server !== null) return server
  }
  return null
}

function listen(name: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    // A program that has nothing else to do ends.
    server.unref()
    server.once('error', () => resolve(null))
    server.listen(name, () => {
      server.on('error', () => undefined)
      resolve(server)
    })
  })
}
