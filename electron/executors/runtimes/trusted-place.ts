import { lstat } from 'node:fs/promises'
import { posix } from 'node:path'

import { isIn, placeOf } from '../../policy/paths/place.ts'
import { windowsRules } from '../../policy/paths/path-rules.ts'
import { lookUp } from '../process/host-environment.ts'
import type { PathRights } from '../files/path-rights.ts'
import type { JudgePlace } from './program-places.ts'

/** Writable by the group or by everybody. */
const writableByOthers = 0o022
/** In such a folder nobody replaces what belongs to another account. */
const sticky = 0o1000

/** On POSIX: every folder from the root on and the file itself belong to root or to this account, and no other writes them. */
export function trustedOnPosix(ownId: number): JudgePlace {
  return async (path) => {
    for (let place = path; ; place = posix.dirname(place)) {
      const found = await lstat(place).catch(() => null)
      if (found === null || found.isSymbolicLink() || (found.uid !== 0 && found.uid !== ownId)) return false
      const isSticky = found.isDirectory() && (found.mode & sticky) !== 0
      if ((found.mode & writableByOthers) !== 0 && !isSticky) return false
      if (place === posix.dirname(place)) return true
    }
  }
}

export type TrustedOnWindows = {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder of the account, as the system says it. */
  readonly home: string
  readonly rights: Pick<PathRights, 'judge'>
  /** With administrator rights nothing is started that an ordinary program can change. */
  readonly isElevated: () => Promise<boolean>
}

/**
 * On Windows: below the folders of installed programs, which only administrators write, or in the folder of the account, which
 * no other account writes. Everywhere else, and for an elevated run everywhere, the rights of the place decide.
 */
export function trustedOnWindows({ environment, home, rights, isElevated }: TrustedOnWindows): JudgePlace {
  const known = [lookUp(environment, 'ProgramFiles'), lookUp(environment, 'ProgramFiles(x86)'), home]
  const folders = known.flatMap((folder) => (folder === undefined ? [] : (placeOf(folder, windowsRules) ?? [])))
  return async (path) => {
    const place = placeOf(path, windowsRules)
    if (place === null) return false
    const isKnown = folders.some((folder) => folder.names.length > 0 && isIn(place, folder, windowsRules))
    if (isKnown && !(await isElevated())) return true
    return (await rights.judge(path)) === 'closed'
  }
}
