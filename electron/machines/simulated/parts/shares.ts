import { definePart } from './part.ts'

export type SharesState = {
  /** Folders of servers that are connected now. A connection that hangs stays until it is made again. */
  connections: { drive: string; path: string; hangs: boolean }[]
  /** Drives that Windows connects at every sign-in. */
  remembered: { drive: string; path: string }[]
}

function initialShares(): SharesState {
  const path = '\\\\files\\team'
  return { connections: [{ drive: 'S:', path, hangs: false }], remembered: [{ drive: 'S:', path }] }
}

export type DriveView = {
  readonly drive: string
  readonly path: string
  readonly status: 'OK' | 'Disconnected' | 'Error'
}

/** Network drives of the signed-in person. */
export type Shares = {
  /** None without the service behind them. */
  readonly drives: () => DriveView[]
  remembered(): { readonly drive: string; readonly path: string; readonly connected: boolean }[]
  /** True when the server of this folder takes connections. */
  answers(path: string): boolean
  /** Connects a drive anew; what had this letter is gone. */
  connect(drive: string, path: string, persistent: boolean): void
  /** Takes a drive away, also from what is connected at sign-in. */
  disconnect(drive: string): void
}

export type SharesDeps = {
  readonly serviceRuns: () => boolean
  readonly tcpOpen: (host: string, port: number) => boolean
}

const fileSharingPort = 445
const letterOf = (drive: string): string => drive.slice(0, 1).toUpperCase()

function createShares(shares: SharesState, deps: SharesDeps): Shares {
  const answers = (path: string): boolean => deps.tcpOpen(path.split('\\')[2] ?? '', fileSharingPort)
  const statusOf = ({ path, hangs }: SharesState['connections'][number]): DriveView['status'] => {
    if (!answers(path)) return 'Disconnected'
    return hangs ? 'Error' : 'OK'
  }
  const drives = (): DriveView[] =>
    deps.serviceRuns()
      ? shares.connections.map((found) => ({ drive: found.drive, path: found.path, status: statusOf(found) }))
      : []
  const disconnect = (drive: string): void => {
    const isOther = (known: { drive: string }): boolean => letterOf(known.drive) !== letterOf(drive)
    shares.connections = shares.connections.filter(isOther)
    shares.remembered = shares.remembered.filter(isOther)
  }
  return {
    drives,
    remembered: () =>
      shares.remembered.map(({ drive, path }) => ({
        drive,
        path,
        connected: drives().some((found) => letterOf(found.drive) === letterOf(drive)),
      })),
    answers,
    connect: (drive, path, persistent) => {
      disconnect(drive)
      shares.connections.push({ drive, path, hangs: false })
      if (persistent) shares.remembered.push({ drive, path })
    },
    disconnect,
  }
}

export const sharesPart = definePart({ healthy: initialShares, create: createShares })
