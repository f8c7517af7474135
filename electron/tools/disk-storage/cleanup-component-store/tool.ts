import * as z from 'zod'

import { noRestartPending, onMains, spaceFreed } from '../../../contract/condition-fragments.ts'
import { defineTool, type NativeOutput } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import { texts } from './texts.ts'
import type { NodeStepPorts, NodeStepRun } from '../../../contract/node-step.ts'

/** What Dism says of the component store; with `/English` it says so in English on every Windows. Null = it did not say. */
export function parseAnalysis({ stdout }: Pick<NativeOutput, 'stdout'>): { readonly recommended: boolean | null } {
  const answer = /^\s*Component Store Cleanup Recommended\s*:\s*(Yes|No)\s*$/im.exec(stdout)?.[1]
  return { recommended: answer === undefined ? null : answer.toLowerCase() === 'yes' }
}

/** Free space before, and what is known as long as nothing was cleaned. */
const spaceBefore: NodeStepRun = async ({ state, ports }) => ({
  beforeFreeBytes: await freeOnSystemDrive(ports),
  afterFreeBytes: null,
  exitCode: null,
  dryRun: state.p['dryRun'] !== false,
})

const spaceAfter: NodeStepRun = async ({ ports }) => ({ afterFreeBytes: await freeOnSystemDrive(ports) })

function freeOnSystemDrive({ environment, files }: NodeStepPorts): Promise<number | null> {
  return files.freeBytes(`${environment['SystemDrive'] ?? 'C:'}\\`)
}

const dism = '%SystemRoot%\\System32\\Dism.exe'
/** The store is damaged: it has to be repaired first. */
const storeCorrupt = 14_098

/**
 * Removes old versions of Windows components. With `dryRun` it only asks Windows whether that is worth it, which takes
 * minutes. Never /ResetBase: installed updates could no longer be removed.
 */
export const tool = defineTool({
  name: 'cleanup_component_store',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: thisPc,
  timeoutMs: 3_600_000,
  args: () => z.strictObject({ dryRun: z.boolean().default(true) }),
  result: () =>
    z.object({
      recommended: z.boolean().nullable(),
      exitCode: z.int().describe('null = not cleaned').nullable(),
      beforeFreeBytes: z.int().describe('B').nullable(),
      afterFreeBytes: z.int().describe('B').nullable(),
      dryRun: z.boolean(),
    }),
  steps: [
    {
      id: 'before',
      via: 'node',
      outputs: ['beforeFreeBytes', 'afterFreeBytes', 'exitCode', 'dryRun'],
      run: spaceBefore,
    },
    {
      id: 'analyze',
      via: 'native',
      outputs: ['recommended'],
      executable: dism,
      argv: ['/Online', '/English', '/Cleanup-Image', '/AnalyzeComponentStore'],
      okExitCodes: [0, storeCorrupt],
      decode: 'oem',
      parse: parseAnalysis,
    },
    {
      id: 'clean',
      via: 'native',
      outputs: ['exitCode'],
      executable: dism,
      argv: ['/Online', '/English', '/Cleanup-Image', '/StartComponentCleanup'],
      // 3010 = done, and a restart finishes it.
      okExitCodes: [0, 3010, storeCorrupt],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
      onlyIf: ({ p }) => p['dryRun'] === false,
    },
    {
      id: 'after',
      via: 'node',
      outputs: ['afterFreeBytes'],
      run: spaceAfter,
      onlyIf: ({ p }) => p['dryRun'] === false,
    },
  ],
  object: 'one',
  undo: 'none',
  preview: { argument: 'dryRun', worthwhileWhen: 'recommended == true' },
  milderFixes: ['clear_user_temp', 'clear_windows_temp'],
  preconditions: [
    { tool: 'check_pending_reboot', must: noRestartPending },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: { tool: 'check_disk_usage', after: 0, improvedWhen: spaceFreed },
  findings: [
    { id: 'preview', severity: 'info', when: 'dryRun == true' },
    { id: 'needs_restart', severity: 'info', when: 'exitCode == 3010', suggests: ['restart_system'] },
    {
      id: 'failed',
      severity: 'problem',
      when: 'exitCode != null && !(exitCode in [0,3010])',
      suggests: ['repair_component_store'],
      followUpChecks: ['check_component_store_health'],
    },
  ],
  plannerHints: { components: ['drive-space', 'system-files'] },
  texts,
})
