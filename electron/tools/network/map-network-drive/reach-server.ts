import type { NodeStepRun } from '../../../contract/node-step.ts'

const fileSharingPort = 445
const connectMs = 5_000

/** An old connection is taken away before the new one is made: without a server that answers neither happens. */
export const reachServer: NodeStepRun = async ({ state, ports, signal }) => {
  const [, , server = ''] = String(state.p['path']).split('\\')
  const timeMs = await ports.network.connect(server, fileSharingPort, { timeoutMs: connectMs, signal })
  if (timeMs === 'not_tried') throw new Error('server_not_asked')
  if (timeMs === null) throw new Error('server_silent')
  return {}
}
