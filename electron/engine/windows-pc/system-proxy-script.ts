import path from 'node:path'

import { systemRootOf } from '../../executors/process/host-environment.ts'
import type { ProgramRunner } from '../../executors/process/run-program.ts'

/** In this order: what an administrator has fixed for this person, then what the person has chosen. */
const places = [
  'HKCU\\Software\\Policies\\Microsoft\\Windows\\CurrentVersion\\Internet Settings',
  'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings',
] as const
const limitMs = 5_000

type Reading = {
  readonly programs: Pick<ProgramRunner, 'run'>
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The script that Windows is set to choose proxies by; null = none. */
export async function windowsProxyScript({ programs, environment }: Reading): Promise<string | null> {
  const executable = path.win32.join(systemRootOf(environment), 'System32', 'reg.exe')
  for (const place of places) {
    const argv = ['query', place, '/v', 'AutoConfigURL']
    const call = { executable, argv, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] } as const
    const output = await programs.run(call, new AbortController().signal)
    const [, address] = output.ok ? (/AutoConfigURL\s+REG_(?:EXPAND_)?SZ\s+(\S+)/.exec(output.value.stdout) ?? []) : []
    if (address !== undefined) return address
  }
  return null
}
