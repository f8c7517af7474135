import { spawnSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { run, type Run } from './command-line.ts'

/** True where a process can have folders of the system of its own, and where files can be given to others. */
export function canHaveOwnPolicy(): boolean {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return false
  return spawnSync('unshare', ['-m', 'true']).status === 0
}

export type PlantedPolicy = {
  readonly text: string
  /** Whose the file is; absent = the administrator's. */
  readonly owner?: number
  /** Rights of the folder that it lies in. */
  readonly folderRights?: number
}

/** Runs the command line where `/etc` has this policy, seen by that one process alone. `place` = an empty folder. */
export async function runUnder(place: string, policy: PlantedPolicy, args: readonly string[]): Promise<Run> {
  const etc = path.join(place, 'etc')
  const folder = path.join(etc, 'deskmedic')
  const file = path.join(folder, 'policy.json')
  await mkdir(folder, { recursive: true })
  for (const name of ['passwd', 'group', 'hosts']) await cp(path.join('/etc', name), path.join(etc, name))
  await writeFile(file, policy.text)
  await chown(file, policy.owner ?? 0, 0)
  await chmod(etc, 0o755)
  await chmod(folder, policy.folderRights ?? 0o755)
  const through = ['unshare', '-m', 'sh', '-c', 'mount --bind "$1" /etc && shift && exec "$@"', 'sh', etc]
  return run(args, { through })
}
