import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { notRemote } from '../../../contract/condition-fragments.ts'
import { defineTool, type NativeStep } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import { findSettings, keepSettings } from './keep-settings.ts'
import { texts } from './texts.ts'

const netsh = '%SystemRoot%\\System32\\netsh.exe'
const ipconfig = '%SystemRoot%\\System32\\ipconfig.exe'
const route = '%SystemRoot%\\System32\\route.exe'

/** Output for the backup: stored byte for byte, since netsh reads it back in the code page in which it wrote it. */
function readSettings(id: string, [executable, ...argv]: readonly [string, ...string[]]): NativeStep {
  return {
    id,
    via: 'native',
    executable,
    argv,
    okExitCodes: [0],
    decode: 'bytes',
    outputs: ['stdout'],
    parse: ({ stdout }) => ({ stdout }),
  }
}

/**
 * Resets Winsock and TCP/IP to their defaults, after the settings were saved. Needs a restart.
 * Judge by the result after the restart, not by the exit code.
 */
export const tool = defineTool({
  name: 'reset_network_stack',
  version: 2,
  category: 'network',
  kind: 'remediation',
  access: {
    ...disruptiveRepair,
    minRole: 'ai_agent',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
  },
  placement: thisPc,
  timeoutMs: 120_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      /** Name of the backup, among those that only administrators can open. */
      backup: text(/^network-[A-Za-z0-9]{1,40}$/, 60),
      winsockExit: z.int(),
      ipExit: z.int(),
      restartNeeded: z.boolean(),
    }),
  steps: [
    readSettings('dump', [netsh, '-c', 'interface', 'dump']),
    readSettings('catalog', [netsh, 'winsock', 'show', 'catalog']),
    readSettings('addresses', [ipconfig, '/all']),
    readSettings('routes', [route, 'print']),
    { id: 'backup', via: 'node', outputs: ['backup'], run: keepSettings },
    {
      id: 'winsock',
      via: 'native',
      outputs: ['winsockExit', 'restartNeeded'],
      executable: netsh,
      argv: ['winsock', 'reset'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: ({ exitCode }) => ({ winsockExit: exitCode, restartNeeded: true }),
    },
    {
      id: 'ip',
      via: 'native',
      outputs: ['ipExit'],
      executable: netsh,
      argv: ['int', 'ip', 'reset'],
      // One registry key that cannot be opened is normal on many builds and gives 1.
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: ({ exitCode }) => ({ ipExit: exitCode }),
    },
    {
      id: 'flush',
      via: 'native',
      executable: ipconfig,
      argv: ['/flushdns'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  undoSteps: [
    { id: 'find', via: 'node', outputs: ['path'], run: findSettings },
    {
      id: 'load',
      via: 'native',
      executable: netsh,
      argv: ['-f', '{s.find.path}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  undo: 'automatic',
  undoReads: ['backup'],
  milderFixes: ['flush_dns_cache', 'renew_ip_address', 'restart_network_adapter'],
  preconditions: [{ tool: 'check_idle_state', must: notRemote }],
  proof: {
    tool: 'check_network_status',
    after: 'restart',
    improvedWhen: "any(after.profiles, it.v4 == 'Internet' || it.v6 == 'Internet')",
  },
  findings: [{ id: 'needs_restart', severity: 'warning', when: 'restartNeeded == true', suggests: ['restart_system'] }],
  plannerHints: { components: ['network'] },
  texts,
})
