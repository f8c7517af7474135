import type { DurableFileSystem } from '../store/file-system.ts'
import type { PolicySource } from '../settings/machine-policy.ts'
import { createPosixPolicy, createWindowsPolicy } from '../settings/policy-file.ts'

/**
 * The file by which an administrator fixes settings for the whole computer: writable by administrators only. A fixed
 * place: an environment variable belongs to the user whom the policy binds.
 */
function policyFileOf(platform: NodeJS.Platform): string {
  return platform === 'win32' ? 'C:\\ProgramData\\Deskmedic\\policy.json' : '/etc/deskmedic/policy.json'
}

type Here = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly fileSystem: DurableFileSystem
}

/** The policy of this computer, believed only where nobody but an administrator can have written it. */
export function machinePolicyOf(here: Here): PolicySource {
  const file = policyFileOf(here.platform)
  if (here.platform === 'win32') return createWindowsPolicy(file, { ...here, readAccess: () => readAccessHere(here) })
  return createPosixPolicy(file, { uid: 0, top: '/' })
}

/** Only where there is such a file a script host is started for it, and its code is loaded. */
async function readAccessHere(here: Here): Promise<readonly string[] | null> {
  const { readPolicyAccess } = await import('./windows-policy-access.ts')
  return readPolicyAccess(here)
}
