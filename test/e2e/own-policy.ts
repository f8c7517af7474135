import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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
  const etc = await makeEtc(place, ['passwd', 'group', 'hosts'])
  await plantPolicy(place, policy)
  return run(args, { through: ['unshare', '-m', 'sh', '-c', withEtc, 'sh', etc] })
}

/** What a program with a window asks `/etc` for, beside who is who: libraries, letters, certificates. */
const asked = ['alternatives', 'fonts', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'localtime', 'machine-id', 'ssl']
const names = ['passwd', 'group', 'hosts', 'nsswitch.conf', ...asked]

/** A program that starts this one with the arguments that it gets itself, where `/etc` has what `plantPolicy` puts into `place`. */
export async function programUnder(place: string, program: string): Promise<string> {
  const etc = await makeEtc(place, names)
  const file = path.join(place, 'program-under-policy')
  await writeFile(file, `#!/bin/sh\nexec unshare -m sh -c '${withEtc}' sh '${etc}' '${program}' "$@"\n`, {
    mode: 0o755,
  })
  return file
}

/** Puts this policy where a program of `place` finds it, also one that runs already; gives its file. */
export async function plantPolicy(place: string, policy: PlantedPolicy): Promise<string> {
  const folder = path.join(place, 'etc', 'deskmedic')
  const file = path.join(folder, 'policy.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, policy.text)
  await chown(file, policy.owner ?? 0, 0)
  await chmod(folder, policy.folderRights ?? 0o755)
  return file
}

const withEtc = 'mount --bind "$1" /etc && shift && exec "$@"'

async function makeEtc(place: string, wanted: readonly string[]): Promise<string> {
  const etc = path.join(place, 'etc')
  await mkdir(etc, { recursive: true })
  for (const name of wanted) {
    const from = path.join('/etc', name)
    if (existsSync(from)) await cp(from, path.join(etc, name), { recursive: true })
  }
  await chmod(etc, 0o755)
  return etc
}
