import { win32 } from 'node:path'

import { windowsPowerShellPath } from '../../executors/powershell/host-command.ts'
import { folderVariable, readOwnerCommand } from '../../executors/powershell/read-owner.ts'
import { systemRootOf } from '../../executors/process/host-environment.ts'
import { policyPrograms } from './windows-policy-programs.ts'

const limitMs = 20_000

/** The security descriptor of a folder, and what Windows says of this user; null = it does not say. */
export async function readFolderOwner(
  folder: string,
  here: Parameters<typeof policyPrograms>[0],
): Promise<{ readonly descriptor: string | null; readonly account: string | null }> {
  const { programs, environment } = policyPrograms(here, { [folderVariable]: folder })
  const textOf = async (executable: string, argv: readonly string[]): Promise<string | null> => {
    const call = { executable, argv, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] } as const
    const output = await programs.run(call, new AbortController().signal)
    return output.ok ? output.value.stdout.trim() : null
  }
  const whoAmI = win32.join(systemRootOf(environment), 'System32', 'whoami.exe')
  const [descriptor, account] = await Promise.all([
    textOf(windowsPowerShellPath(environment, process.arch), readOwnerCommand),
    textOf(whoAmI, ['/user', '/groups', '/fo', 'csv', '/nh']),
  ])
  return { descriptor, account }
}
