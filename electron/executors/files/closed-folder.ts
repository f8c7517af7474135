import { join, win32 } from 'node:path'

import { sha256 } from '../../kernel/digest.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { ScriptRunner } from '../powershell/script-runner.ts'
import makeClosedFolders from './make-closed-folders.ps1?raw'
import type { PathRights } from './path-rights.ts'

/** What lies in folders that only administrators and the system can open: backups, run data, records of the way back. */
export type ClosedFolderName = 'Backups' | 'Broker' | 'Runs' | 'Undo'

export type ClosedFolders = {
  /** Makes it at the first need, with its rights from the first moment, and looks at whose it is. Error: `folder_not_closed`. */
  open(name: ClosedFolderName): Promise<Result<string>>
}

/** Makes folders that are closed from their first moment on; one that is there already stays as it is. */
export type MakeClosed = (folders: readonly string[]) => Promise<Result<void>>

export type ClosedFoldersDeps = {
  /** Below it they are made; in a place that an ordinary user can neither move nor replace. */
  readonly root: string
  readonly make: MakeClosed
  readonly rights: PathRights
  readonly platform: NodeJS.Platform
}

/** A fixed place: an environment variable belongs to the user from whom it is to be kept. */
export const closedRootOnWindows = 'C:\\ProgramData\\Deskmedic'

export function createClosedFolders(deps: ClosedFoldersDeps): ClosedFolders {
  const opened = new Map<ClosedFolderName, string>()
  return {
    open: async (name) => {
      const known = opened.get(name)
      if (known !== undefined) return ok(known)
      const folder = deps.platform === 'win32' ? win32.join(deps.root, name) : join(deps.root, name)
      const made = await deps.make([deps.root, folder])
      if (!made.ok) return fail('folder_not_closed', { folder, reason: made.error.code })
      // Whoever made it before, and whatever stands there: only what is closed now is used.
      const verdict = await deps.rights.judge(folder)
      if (verdict !== 'closed') return fail('folder_not_closed', { folder, reason: verdict })
      opened.set(name, folder)
      return ok(folder)
    },
  }
}

/** Full control for the system and administrators, owned by them, nothing inherited. */
const onlyAdministrators = 'O:BAG:BAD:P(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)'
const limitMs = 20_000

/** On Windows, by a script. Constrained Language Mode cannot make one, and so has none. */
export function makeClosedOnWindows(powershell: Pick<ScriptRunner, 'run' | 'facts'>): MakeClosed {
  return async (folders) => {
    const args = { p: { folders, sddl: onlyAdministrators }, s: {}, r: {} }
    const call = { script: makeClosedFolders, scriptSha256: sha256(makeClosedFolders), args, timeoutMs: limitMs }
    const { signal } = new AbortController()
    const host = await powershell.facts(signal)
    if (!host.ok) return host
    if (host.value.languageMode !== 'full') return fail('needs_full_language')
    const flags = { elevated: true, isolated: true, fresh: true } as const
    const reply = await powershell.run({ ...call, ...flags }, signal)
    return reply.ok ? ok(undefined) : reply
  }
}
