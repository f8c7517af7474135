import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The second column of each line; a sentence that there is none has no columns. */
function processNumbers(csv: string): number[] {
  return Array.from(csv.matchAll(/^"[^"]*","(\d{1,10})",/gm), (match) => Number(match[1]))
}

/** Windows that do not answer now, hangs of the last seven days, and whether the desktop shell is alive. Responding is only true for windows of the same session, so this runs as the signed-in user. StartTime is null for protected processes. */
export const tool = defineTool({
  name: 'check_hung_applications',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  // Each window that hangs is waited for up to five seconds.
  typicalMs: 800,
  timeoutMs: 45_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      hung: z.array(
        z.object({
          pid: z.int(),
          name: z.string(),
          title: z.string().nullable(),
          startedUtc: z.iso.datetime().nullable(),
        }),
      ),
      recentHangs: z
        .array(
          z.object({
            app: z.string(),
            atUtc: z.iso.datetime(),
          }),
        )
        .nullable(),
      shellRunning: z.boolean(),
      shellResponding: z.boolean().nullable(),
    }),
  steps: [
    {
      id: 'second',
      via: 'native',
      outputs: ['notResponding'],
      executable: '%SystemRoot%\\System32\\tasklist.exe',
      argv: ['/fi', 'STATUS eq NOT RESPONDING', '/fo', 'csv', '/nh'],
      // 1 = it does not know these words in the language of this PC.
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: ({ exitCode, stdout }) => ({ notResponding: exitCode === 0 ? processNumbers(stdout) : null }),
    },
    powershell(run),
  ],
  unknownWhen: 'hung == null',
  findings: [
    {
      id: 'hung_now',
      severity: 'problem',
      explains: ['check_clipboard_status/blocked_now'],
      when: 'count(hung) > 0',
      culprits: { each: 'hung', name: 'it.name', names: 'programs' },
      suggests: ['restart_application', 'stop_process', 'restart_system'],
      bind: {
        restart_application: {
          each: 'hung',
          where: 'it.startedUtc != null',
          limit: 3,
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc', force: 'true' },
        },
        stop_process: {
          each: 'hung',
          where: 'it.startedUtc != null',
          limit: 3,
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc' },
        },
      },
      followUpChecks: ['check_clipboard_status'],
    },
    {
      id: 'shell_gone',
      severity: 'problem',
      explains: [
        {
          finding: 'check_app_crashes/keeps_crashing',
          when: "!any(check_app_crashes.crashes, it.count >= 3 && lower(it.app) != 'explorer.exe')",
        },
      ],
      when: 'shellRunning == false',
      suggests: ['restart_explorer', 'run_system_file_check'],
    },
    { id: 'shell_hung', severity: 'problem', when: 'shellResponding == false', suggests: ['restart_explorer'] },
    {
      id: 'often_hangs',
      severity: 'warning',
      when: 'count(recentHangs) >= 3',
      culprits: { each: 'recentHangs', name: 'it.app', names: 'programs' },
      followUpChecks: ['check_app_crashes', 'check_disk_health', 'check_memory_usage'],
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'hung',
      label: 'it.name',
      names: 'programs',
      states: [{ when: 'it.pid != null', word: 'frozen' }],
      nothing: 'allRespond',
    },
    {
      kind: 'events',
      when: 'count(recentHangs) > 0',
      each: 'recentHangs',
      label: 'it.app',
      names: 'programs',
      at: 'it.atUtc',
      days: '7',
    },
  ],
  plannerHints: {
    components: ['program', 'shell', 'office', 'mail', 'teams', 'browser'],
    symptoms: ['frozen', 'crash'],
  },
  texts,
})
