import { windowsPowerShellPath } from '../../executors/powershell/host-command.ts'
import { readAccessCommand } from '../../executors/powershell/read-access.ts'
import { policyPrograms } from './windows-policy-programs.ts'

const limitMs = 20_000

/** Security descriptors of the folder and of the file of the policy as SDDL text; null = they cannot be read. */
export async function readPolicyAccess(here: Parameters<typeof policyPrograms>[0]): Promise<readonly string[] | null> {
  const { programs, environment } = policyPrograms(here)
  const executable = windowsPowerShellPath(environment, process.arch)
  const call = { executable, argv: readAccessCommand, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] } as const
  const output = await programs.run(call, new AbortController().signal)
  return output.ok ? output.value.stdout.split(/\r?\n/).filter((line) => line.trim() !== '') : null
}
