import type { NodeStepRun } from '../../../contract/node-step.ts'

const dumpFile = 'interfaces.txt'

/** Saves what the steps before have read. Comes before the reset: without its backup nothing is reset. */
export const keepSettings: NodeStepRun = async ({ state, ports }) => {
  const dump = state.s['dump']?.['stdout']
  const read = (step: string): string => {
    const text = state.s[step]?.['stdout']
    return typeof text === 'string' ? text : ''
  }
  if (typeof dump !== 'string' || dump === '') throw new Error('no_dump')
  const backup = await ports.files.keepBackup('network', [
    { name: dumpFile, text: dump, encoding: 'latin1' },
    { name: 'winsock-catalog.txt', text: read('catalog'), encoding: 'latin1' },
    { name: 'addresses.txt', text: read('addresses'), encoding: 'latin1' },
    { name: 'routes.txt', text: read('routes'), encoding: 'latin1' },
  ])
  return { backup }
}

/** The dump of a backup, found by its name: a record says which one, never where. */
export const findSettings: NodeStepRun = async ({ state, ports }) => {
  const { backup } = state.r
  if (typeof backup !== 'string') throw new Error('no_backup')
  return { path: await ports.files.findBackup(backup, dumpFile) }
}
