import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import { ownedSocket, readSocketTable, type Socket } from './socket-table.ts'
import type { tool } from './tool.ts'

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
