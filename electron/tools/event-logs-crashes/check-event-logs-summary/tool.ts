import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Groups errors and warnings of the System and Application logs. Level is a number; level names and messages are translated and may be missing, then the values of the event are shown. */
export const tool = defineTool({
  name: 'check_event_logs_summary',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 2_500,
  timeoutMs: 60_000,
  triage: true,
  args: () =>
    z.strictObject({
      hours: z.int().min(1).max(168).default(24).describe('h'),
    }),
  result: () =>
    z.object({
      total: z.int().describe('count'),
      critical: z.int().describe('count'),
      errors: z.int().describe('count'),
      truncated: z.boolean(),
      groups: z.array(
        z.object({
          log: z.string(),
          provider: z.string(),
          id: z.int(),
          level: z.int().describe('1 critical, 2 error, 3 warning'),
          count: z.int().describe('count'),
          lastUtc: z.iso.datetime(),
          sample: z.string(),
        }),
      ),
    }),
  steps: [powershell(run)],
  unknownWhen: 'total == null',
  findings: [
    {
      id: 'disk_errors',
      severity: 'problem',
      when: "any(groups, (lower(it.provider) == 'disk' && it.id in [7,11,51,52,153]) || (it.provider in ['Ntfs','Microsoft-Windows-Ntfs'] && it.id in [55,98,137]) || (it.provider in ['stornvme','storahci'] && it.id in [11,129]))",
      logEvidence: { list: 'groups', at: 'lastUtc' },
      followUpChecks: ['check_disk_health'],
    },
    {
      // The file system itself is wrong, not the disk or its cable.
      id: 'file_system_damage',
      severity: 'problem',
      when: "any(groups, it.provider in ['Ntfs','Microsoft-Windows-Ntfs'] && it.id in [55,98,137])",
      logEvidence: { list: 'groups', at: 'lastUtc' },
      suggests: ['run_disk_check'],
      bind: { run_disk_check: { args: { mode: "'repair'" } } },
      followUpChecks: ['check_disk_health', 'check_volume_errors'],
    },
    {
      id: 'hardware_errors',
      severity: 'problem',
      explains: ['check_crash_dumps/blue_screens'],
      when: "any(groups, it.provider == 'Microsoft-Windows-WHEA-Logger' && it.level <= 2)",
      logEvidence: { list: 'groups', at: 'lastUtc' },
      followUpChecks: ['check_temperature', 'check_crash_dumps'],
    },
    {
      id: 'service_crashes',
      severity: 'warning',
      when: "any(groups, it.provider == 'Service Control Manager' && it.id in [7031,7034,7000,7009])",
      // A driver or an updater that does not start is in the log of many PCs. A service that ended while it ran is not.
      milderWhen: [
        {
          when: "!any(groups, it.provider == 'Service Control Manager' && it.id in [7031,7034])",
          severity: 'info',
        },
      ],
      logEvidence: { list: 'groups', at: 'lastUtc' },
      suggests: ['restart_whitelisted_service'],
      bind: {
        restart_whitelisted_service: {
          via: 'check_services',
          each: 'services',
          where:
            "it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]) && it.name in ['Spooler','Audiosrv','AudioEndpointBuilder','WlanSvc','Dhcp','wuauserv','BITS','WSearch','W32Time','Netlogon','LanmanWorkstation','Themes','FontCache','bthserv','TermService']",
          limit: 3,
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['check_services'],
    },
    {
      id: 'display_driver',
      severity: 'warning',
      when: "any(groups, it.provider in ['Display','nvlddmkm','amdkmdag','igfx'] && it.level <= 3)",
      logEvidence: { list: 'groups', at: 'lastUtc' },
      followUpChecks: ['check_device_drivers', 'check_display_info'],
    },
    {
      id: 'update_failures',
      severity: 'warning',
      when: "any(groups, it.provider == 'Microsoft-Windows-WindowsUpdateClient' && it.id in [20,25,31])",
      // Windows tries again by itself: a few tries that failed are on most PCs.
      milderWhen: [
        {
          when: "!any(groups, it.provider == 'Microsoft-Windows-WindowsUpdateClient' && it.id in [20,25,31] && it.count > 5)",
          severity: 'info',
        },
      ],
      logEvidence: { list: 'groups', at: 'lastUtc' },
      suggests: ['reset_windows_update'],
      followUpChecks: ['check_windows_update_status'],
    },
    {
      id: 'name_lookups',
      severity: 'info',
      when: "any(groups, it.provider == 'Microsoft-Windows-DNS-Client' && it.id == 1014 && it.count > 5)",
      logEvidence: { list: 'groups', at: 'lastUtc' },
      suggests: ['flush_dns_cache'],
      followUpChecks: ['check_dns_resolution'],
    },
    // Most PCs log hundreds of errors a day that nobody feels.
    { id: 'many_errors', severity: 'info', asCause: 'possible', when: 'errors > 300' },
  ],
  checkUp: { standsForArea: false },
  picture: [
    { kind: 'rank', each: 'groups', label: 'it.provider', value: 'it.count', counts: 'times', nothing: 'noErrors' },
  ],
  plannerHints: {
    components: [
      'event-log',
      'crash-dump',
      'clock',
      'device',
      'drive',
      'update',
      'encryption',
      'power',
      'installed-software',
      'search',
      'restart',
    ],
    symptoms: [
      'restarts',
      'switches-off',
      'crash',
      'stopped-by-itself',
      'frozen',
      'failing-disk',
      'stuck-update',
      'unrecognized',
    ],
  },
  texts,
})
