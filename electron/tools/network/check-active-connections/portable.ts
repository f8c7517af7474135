import type { Systeminformation } from 'systeminformation'

import { type PortablePorts, portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'

export type Socket = NonNullable<ResultOf<typeof tool>['connections']>[number]

const kernelStates: Readonly<Record<string, Socket['state']>> = { '01': 'Established', '0A': 'Listen' }
const namedStates: Readonly<Record<string, Socket['state']>> = { ESTABLISHED: 'Established', LISTEN: 'Listen' }

/** Reads `/proc/net/tcp` or `/proc/net/tcp6`; a line of another shape is left out. */
export function readSocketTable(table: string): Socket[] {
  return table.split('\n').flatMap((line) => {
    const [, local, remote, code] = line.trim().split(/\s+/)
    const state = kernelStates[code ?? '']
    const here = endOf(local)
    const there = endOf(remote)
    if (state === undefined || here === null || there === null) return []
    return [
      {
        localAddress: here.address,
        localPort: here.port,
        remoteAddress: there.address,
        remotePort: state === 'Listen' ? null : there.port,
        state,
        pid: null,
        process: null,
      },
    ]
  })
}

/** A TCP connection as systeminformation tells it; null = another kind or state. */
function ownedSocket(source: Systeminformation.NetworkConnectionsData): Socket | null {
  const state = namedStates[source.state.toUpperCase()]
  const localPort = Number(source.localPort)
  const remotePort = Number(source.peerPort)
  const isTcp = source.protocol.toLowerCase().startsWith('tcp')
  if (state === undefined || !isTcp || !Number.isInteger(localPort)) return null
  const any = source.protocol.includes('6') ? '::' : '0.0.0.0'
  return {
    localAddress: plainAddress(source.localAddress, any),
    localPort,
    remoteAddress: plainAddress(source.peerAddress, any),
    remotePort: state === 'Listen' || !Number.isInteger(remotePort) ? null : remotePort,
    state,
    pid: Number.isInteger(source.pid) ? source.pid : null,
    process: source.process === '' ? null : source.process,
  }
}

function plainAddress(address: string, any: string): string {
  return address === '*' ? any : address.replace(/^\[|\]$/g, '')
}

function endOf(text: string | undefined): { address: string; port: number } | null {
  const [, address, port] = /^([0-9A-F]{8}|[0-9A-F]{32}):([0-9A-F]{4})$/.exec(text ?? '') ?? []
  if (address === undefined || port === undefined) return null
  return { address: address.length === 8 ? ip4(address) : ip6(address), port: Number.parseInt(port, 16) }
}

/** Each word stands with its last byte first. */
function bytesOf(word: string): string[] {
  return (word.match(/../g) ?? []).reverse()
}

function ip4(word: string): string {
  return bytesOf(word)
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')
}

function ip6(words: string): string {
  if (/^0{16}FFFF0000/.test(words)) return `::ffff:${ip4(words.slice(24))}`
  const bytes = (words.match(/.{8}/g) ?? []).flatMap(bytesOf).join('')
  const groups = (bytes.match(/.{4}/g) ?? []).map((group) => Number.parseInt(group, 16).toString(16))
  return shortened(groups)
}

/** The longest row of zeros becomes `::`. */
function shortened(groups: readonly string[]): string {
  const rows = groups.map((_, start) => {
    const end = groups.findIndex((group, index) => index >= start && group !== '0')
    return { start, length: (end === -1 ? groups.length : end) - start }
  })
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best), { start: 0, length: 1 })
  if (longest.length < 2) return groups.join(':')
  const before = groups.slice(0, longest.start).join(':')
  return `${before}::${groups.slice(longest.start + longest.length).join(':')}`
}

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const information = await ports.systemInformation()
    const listed = (await information.networkConnections()).map(ownedSocket).filter((socket) => socket !== null)
    if (ports.platform !== 'linux') return { connections: listed.length === 0 ? null : listed }
    const sockets = await kernelSockets(ports, signal)
    return { connections: sockets?.map((socket) => ({ ...socket, ...ownerOf(socket, listed) })) ?? null }
  },
})

/** What the kernel says is whole; programs that list connections are often not installed. */
async function kernelSockets(ports: PortablePorts, signal: AbortSignal): Promise<Socket[] | null> {
  const [four, six] = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readSystemText(path, { ports, signal })),
  )
  // Without IPv6 there is no second table.
  return four === null || four === undefined ? null : [...readSocketTable(four), ...readSocketTable(six ?? '')]
}

/** The program behind a connection, where the system tells this account. */
function ownerOf(socket: Socket, listed: readonly Socket[]): Pick<Socket, 'pid' | 'process'> {
  const same = listed.find(
    ({ localPort, remotePort, state }) =>
      localPort === socket.localPort && remotePort === socket.remotePort && state === socket.state,
  )
  return { pid: same?.pid ?? null, process: same?.process ?? null }
}
