import { systemTimers } from '../kernel/timers.ts'
import { createPatientPolicy } from '../settings/patient-policy.ts'
import { joinPolicies, type PolicySource } from '../settings/policy-answer.ts'
import { createPosixPolicy, createWindowsPolicy } from '../settings/policy-file.ts'
import { createRegistryPolicy } from '../settings/registry-policy.ts'
import type { DurableFileSystem } from '../store/file-system.ts'

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

/** How long the start waits for the registry before it goes on closed. */
const limitMs = 10_000

/** The policy of this computer: registry, then file, that believed only where nobody but an administrator can have written it. */
export function machinePolicyOf(here: Here): PolicySource {
  const file = policyFileOf(here.platform)
  if (here.platform !== 'win32') return createPosixPolicy(file, { uid: 0, top: '/' })
  const registry = createPatientPolicy(registryPolicyOf(here), {
    place: 'machine',
    file: 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Deskmedic',
    limitMs,
    timers: systemTimers,
  })
  return joinPolicies(registry, createWindowsPolicy(file, { ...here, readAccess: () => readAccessHere(here) }))
}

/** The registry of this PC alone, however long it takes. What asks Windows is loaded there alone, once. */
export function registryPolicyOf(here: Pick<Here, 'platform' | 'environment'>): PolicySource {
  let opened: Promise<PolicySource> | null = null
  return async () => (await (opened ??= openRegistry(here)))()
}

async function openRegistry(here: Pick<Here, 'platform' | 'environment'>): Promise<PolicySource> {
  const { policyPrograms } = await import('./windows-pc/windows-policy-programs.ts')
  const { registryQueryBy } = await import('./windows-pc/windows-policy-registry.ts')
  const { programs, environment } = policyPrograms(here)
  const places = Object.fromEntries(
    placeNames.flatMap((name) => {
      const value = environment[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return createRegistryPolicy({ query: registryQueryBy(programs, environment), places })
}

/** Folders of the whole computer: what a person's own variables name, a policy must not follow. */
const placeNames = ['SystemRoot', 'windir', 'SystemDrive', 'ProgramData', 'ProgramFiles', 'CommonProgramFiles'] as const

/** Only where there is such a file a script host is started for it, and its code is loaded. */
async function readAccessHere(here: Here): Promise<readonly string[] | null> {
  const { readPolicyAccess } = await import('./windows-pc/windows-policy-access.ts')
  return readPolicyAccess(here)
}
