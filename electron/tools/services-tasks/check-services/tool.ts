import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** State of the named services; without names the automatic services that are down. Display names are translated, names are not. Services that start on a trigger are down by design and left out of the list without names. Exit code 1077 means not started since the last boot. */
export const tool = defineTool({
  name: 'check_services',
  version: 1,
  category: 'services_tasks',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 30_000,
  args: () =>
    z.strictObject({
      names: z
        .array(text(/^[^\\/\p{Cc}]{1,256}$/u, 256))
        .max(30)
        .default([]),
    }),
  result: () =>
    z.object({
      mode: z.enum(['named', 'failed_automatic']),
      services: z.array(
        z.object({
          name: z.string(),
          displayName: z.string(),
          state: z.string(),
          startMode: z.string(),
          delayed: z.boolean(),
          exitCode: z.int(),
          pid: z.int(),
          account: z.string().nullable(),
          requires: z.array(z.string()),
          runningDependents: z.array(z.string()),
        }),
      ),
      missing: z.array(z.string()),
    }),
  steps: [powershell(withParts(run, 'namePattern'))],
  unknownWhen: 'services == null',
  findings: [
    {
      id: 'crashed',
      severity: 'problem',
      explains: ['check_event_logs_summary/service_crashes'],
      when: "any(services, it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]))",
      // Updaters of other makers start, look and end, often with a code of their own.
      milderWhen: [
        {
          when: "!any(services, it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]) && !contains(lower(it.name), 'update'))",
          severity: 'info',
        },
      ],
      culprits: {
        each: 'services',
        where: "it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077])",
        name: 'it.displayName',
      },
      suggests: ['restart_whitelisted_service'],
      bind: {
        restart_whitelisted_service: {
          via: 'check_app_crashes',
          each: 'check_services.services',
          where:
            "it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]) && it.name in ['Spooler','Audiosrv','AudioEndpointBuilder','WlanSvc','Dhcp','wuauserv','BITS','WSearch','W32Time','Netlogon','LanmanWorkstation','Themes','FontCache','bthserv','TermService'] && !(it.name == 'Spooler' && any(crashes, lower(it.app) == 'spoolsv.exe' && it.count >= 3 && hours_since(it.lastUtc) < 24 && !(lower(it.module) in ['spoolsv.exe','localspl.dll','win32spl.dll','winspool.drv','ntdll.dll','kernelbase.dll','ucrtbase.dll'])))",
          limit: 3,
          args: { name: 'it.name' },
        },
      },
      // A service that ended itself is often only the first to suffer: what it serves says why.
      followUpChecks: [
        'check_event_logs_summary',
        'check_audio_devices',
        'check_bluetooth_status',
        'check_domain_status',
        'check_firewall_status',
        'check_ip_address',
        'check_notification_settings',
        'check_printers',
        'check_remote_desktop_status',
        'check_search_index',
        'check_shared_folders',
        'check_wifi_status',
      ],
    },
    {
      id: 'named_stopped',
      severity: 'warning',
      when: "mode == 'named' && any(services, it.state != 'Running' && it.startMode == 'Auto' && it.exitCode in [0,1077])",
      culprits: {
        each: 'services',
        where: "it.state != 'Running' && it.startMode == 'Auto' && it.exitCode in [0,1077]",
        name: 'it.displayName',
      },
      suggests: ['restart_whitelisted_service'],
      bind: {
        restart_whitelisted_service: {
          each: 'services',
          where:
            "it.state != 'Running' && it.startMode == 'Auto' && it.exitCode in [0,1077] && it.name in ['Spooler','Audiosrv','AudioEndpointBuilder','WlanSvc','Dhcp','wuauserv','BITS','WSearch','W32Time','Netlogon','LanmanWorkstation','Themes','FontCache','bthserv','TermService']",
          limit: 3,
          args: { name: 'it.name' },
        },
      },
    },
    {
      id: 'named_disabled',
      severity: 'warning',
      when: "mode == 'named' && any(services, it.startMode == 'Disabled')",
      culprits: { each: 'services', where: "it.startMode == 'Disabled'", name: 'it.displayName' },
    },
    { id: 'missing', severity: 'info', when: 'count(missing) > 0' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'services',
      label: 'it.displayName',
      states: [
        { when: "it.state == 'Running'", word: 'running', role: 'ok' },
        { when: "it.startMode == 'Disabled'", word: 'off' },
        { when: "it.state != 'Running'", word: 'stopped' },
      ],
      nothing: 'allRun',
    },
  ],
  plannerHints: {
    components: [
      'service',
      'shell',
      'font',
      'printer',
      'update',
      'search',
      'sound',
      'tweak-tool',
      'remote-desktop',
      'antivirus',
      'firewall',
      'notification',
    ],
    symptoms: ['stopped-by-itself', 'no-open'],
  },
  texts,
})
