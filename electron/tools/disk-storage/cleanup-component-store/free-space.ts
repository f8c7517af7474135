import type { NodeStepPorts, NodeStepRun } from '../../../contract/node-step.ts'

/** Free space before, and what is known as long as nothing was cleaned. */
export const spaceBefore: NodeStepRun = async ({ state, ports }) => ({
  beforeFreeBytes: await freeOnSystemDrive(ports),
  exitCode: null,
  dryRun: state.p['dryRun'] !== false,
})

export const spaceAfter: NodeStepRun = async ({ ports }) => ({ afterFreeBytes: await freeOnSystemDrive(ports) })

function freeOnSystemDrive({ environment, files }: NodeStepPorts): Promise<number | null> {
  return files.freeBytes(`${environment['SystemDrive'] ?? 'C:'}\\`)
}
