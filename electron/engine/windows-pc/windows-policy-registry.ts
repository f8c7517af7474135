import path from 'node:path'

import { systemRootOf } from '../../executors/process/host-environment.ts'
import type { ProgramRunner } from '../../executors/process/run-program.ts'
import type { RegistryQuery } from '../../settings/registry-policy.ts'

const limitMs = 15_000
/** What names a tool, a folder, a site or an address has none of it. */
const ownSeparator = '|'
const usualSeparator = '\\0'

/** The registry as the program of Windows for it tells it: it can read, and nothing here lets it write. */
export function registryQueryBy(
  programs: ProgramRunner,
  environment: Readonly<Record<string, string | undefined>>,
): RegistryQuery {
  const executable = path.win32.join(systemRootOf(environment), 'System32', 'reg.exe')
  const ask = async (...argv: readonly string[]): Promise<string | null> => {
    const call = { executable, argv: ['query', ...argv], timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] } as const
    const output = await programs.run(call, new AbortController().signal)
    return output.ok ? output.value.stdout : null
  }
  return {
    below: async (key) => {
      const text = await ask(key, '/s', '/se', ownSeparator, '/reg:64')
      if (text !== null) return { text, separator: ownSeparator }
      // One that knows no separator of one's own, as that of Wine, or no right to read: then this fails as well.
      const plain = await ask(key, '/s', '/reg:64')
      return plain === null ? null : { text: plain, separator: usualSeparator }
    },
    children: (key) => ask(key, '/reg:64'),
  }
}
