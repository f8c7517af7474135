import type { NodeStepRun } from '../../node-step.ts'

/** Saves what the steps before have read. Comes before the reset: without its backup nothing is reset. */
export const keepSettings: NodeStepRun = async ({ state, ports }) => {
  const dump = state.s['dump']?.['stdout']
  const catalog = state.s['catalog']?.['stdout']
  if (typeof dump !== 'string' || dump === '') throw new Error('no_dump')
  const [backupPath] = await ports.files.keepBackup('network', [
    { name: 'interfaces.txt', text: dump, encoding: 'latin1' },
    { name: 'winsock-catalog.txt', text: typeof catalog === 'string' ? catalog : '', encoding: 'latin1' },
    { name: 'adapters.json', text: JSON.stringify(state.s['snapshot'] ?? {}), encoding: 'utf8' },
  ])
  return { backupPath }
}
