import type { NodeStepRun } from '../../../contract/node-step.ts'

/** Time since the last input and the lock, which only a program in the session of the person can read. */
export const readSession: NodeStepRun = async ({ ports }) => {
  const idleMs = await ports.session.idleMs()
  const locked = await ports.session.locked()
  return {
    idleSec: idleMs === null ? null : Math.floor(idleMs / 1000),
    locked,
    unavailable: [
      ...(idleMs === null ? ['idleSec:not_supported'] : []),
      ...(locked === null ? ['locked:not_supported'] : []),
    ],
  }
}
