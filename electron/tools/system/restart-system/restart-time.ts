import type { NodeStepRun } from '../../../contract/node-step.ts'

/** Gives the time of the planned restart: Windows itself does not tell it. */
export const restartTime: NodeStepRun = ({ state, ports }) => {
  const delaySec = state.p['delaySec']
  if (typeof delaySec !== 'number') throw new TypeError('delaySec is not a number')
  return Promise.resolve({ scheduledUtc: new Date(ports.now() + delaySec * 1000).toISOString() })
}
