import type { Backend } from './backend.ts'

/** Facts of the PC that fill slots where nobody named a value. */
export function machineValues({
  machine,
  ports,
}: Pick<Backend, 'machine' | 'ports'>): Readonly<Record<string, string>> {
  if (machine.kind === 'simulated') return { user_folder: 'C:\\Users\\test' }
  const home = ports.environment['USERPROFILE'] ?? ports.environment['HOME']
  return home === undefined ? {} : { user_folder: home }
}
