import { definePart } from './part.ts'

/** A connection that a program asks for again and again, as long as nobody takes it. */
export type AttemptState = { host: string; port: number }

export type Attempts = {
  /** Those that nobody takes now, by address: programs that do not find the name ask no further. */
  waiting(): { readonly host: string; readonly port: number }[]
}

export type AttemptsDeps = {
  readonly addressOf: (host: string) => { readonly address: string } | { readonly failed: string }
  readonly pathTo: (address: string) => boolean
  readonly tcpOpen: (host: string, port: number) => boolean
}

export const attemptsPart = definePart({
  healthy: (): AttemptState[] => [],
  create: (attempts: AttemptState[], { addressOf, pathTo, tcpOpen }: AttemptsDeps): Attempts => ({
    waiting: () =>
      attempts.flatMap(({ host, port }) => {
        const found = addressOf(host)
        const isTried = 'address' in found && pathTo(found.address) && !tcpOpen(host, port)
        return isTried ? [{ host: found.address, port }] : []
      }),
  }),
})
