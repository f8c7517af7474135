import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Pending updates with size, results of the last installations, last search, pause, policies and services. The search uses the local store only: no traffic; it takes four seconds on most PCs, and is not waited for beyond twelve. Times of the history are UTC. The list of hotfixes (Get-HotFix) misses cumulative, servicing and .NET updates. */
export const tool = defineTool({
  name: 'check_windows_update_status',
  version: 1,
  category: 'updates',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...thisPc, needsFullLanguage: true },
  typicalMs: 7_000,
  timeoutMs: 120_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      pending: z
        .array(
          z.object({
            title: z.string(),
            kb: z.array(z.string()),
            bytes: z.int().describe('B'),
            downloaded: z.boolean(),
            mandatory: z.boolean(),
          }),
        )
        .nullable(),
      pendingBytes: z.int().describe('B').nullable(),
      history: z
        .array(
          z.object({
            title: z.string(),
            utc: z.iso.datetime(),
            result: z.int().describe('2 done, 3 with errors, 4 failed, 5 cancelled'),
            error: z.string(),
          }),
        )
        .nullable(),
      failed: z.int().describe('count of the last 30').nullable(),
      failing: z
        .array(
          z.object({
            title: z.string(),
            tries: z.int().describe('since the last success'),
            error: z.string(),
            lastUtc: z.iso.datetime(),
          }),
        )
        .describe('updates whose newest try failed')
        .nullable(),
      lastSearchUtc: z.iso.datetime().nullable(),
      restartRequired: z.boolean().nullable(),
      updateServer: z.string().nullable(),
      pausedUntil: z.string().nullable(),
      services: z.array(
        z.object({
          name: z.string(),
          status: z.string(),
          startType: z.string(),
        }),
      ),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'history == null',
  findings: [
    {
      id: 'updates_fail',
      severity: 'problem',
      explains: ['check_event_logs_summary/update_failures'],
      when: 'any(failing, it.tries >= 2) || (failing == null && failed >= 2)',
      logEvidence: { list: 'failing', at: 'lastUtc' },
      suggests: ['restart_system', 'reset_windows_update', 'repair_component_store'],
      bind: {
        // Files of the download folder that are missing, or of the component store: no restart brings them.
        restart_system: {
          each: 'failing',
          where:
            "restartRequired == true || !(lower(it.error) in ['0x80070002','0x80070003','0x80073701','0x80073712','0x800736cc','0x800f081f','0x800f0831'])",
        },
        // The component store is at fault: the download is whole.
        reset_windows_update: {
          each: 'failing',
          where: "!(lower(it.error) in ['0x80073701','0x80073712','0x800736cc','0x800f081f','0x800f0831'])",
        },
      },
      followUpChecks: ['check_pending_reboot', 'check_disk_usage', 'check_component_store_health'],
      culprits: { each: 'failing', where: 'it.tries >= 2', best: 'it.tries', name: 'it.title' },
    },
    {
      id: 'service_disabled',
      severity: 'problem',
      explains: ['check_windows_update_status/updates_fail', 'check_windows_update_status/not_searched'],
      when: "any(services, it.name in ['wuauserv','UsoSvc'] && it.startType == 'Disabled')",
      followUpChecks: ['check_group_policy'],
    },
    {
      id: 'not_searched',
      severity: 'warning',
      when: 'days_since(lastSearchUtc) > 21',
      suggests: ['restart_whitelisted_service', 'reset_windows_update'],
      bind: { restart_whitelisted_service: { args: { name: "'wuauserv'" } } },
      followUpChecks: ['check_network_status', 'check_proxy_settings'],
      figure: 'days_since(lastSearchUtc)',
    },
    {
      id: 'restart_required',
      severity: 'warning',
      explains: ['check_pending_reboot/restart_needed'],
      when: 'restartRequired == true',
      suggests: ['restart_system'],
    },
    {
      id: 'paused',
      severity: 'info',
      act: { opens: 'updates' },
      asCause: 'sufficient',
      when: "pausedUntil != null && pausedUntil != ''",
    },
    { id: 'pending', severity: 'info', when: 'count(pending) > 0' },
    { id: 'company_server', severity: 'info', when: 'updateServer != null' },
  ],
  compare: [
    { id: 'updates', each: 'history', where: 'it.result == 2', key: ['it.title', 'it.utc'], label: 'it.title' },
    { id: 'paused', value: 'pausedUntil', nullIsNone: true },
  ],
  picture: [
    { kind: 'rank', each: 'failing', label: 'it.title', value: 'it.tries', counts: 'times', nothing: 'noneFail' },
    {
      kind: 'tiles',
      when: "any(services, it.startType == 'Disabled')",
      each: 'services',
      label: 'it.name',
      states: [
        { when: "it.status == 'Running'", word: 'running', role: 'ok' },
        { when: "it.startType == 'Disabled'", word: 'off' },
        { when: "it.status != 'Running'", word: 'stopped' },
      ],
    },
  ],
  plannerHints: { components: ['update', 'system-files', 'restart'], symptoms: ['stuck-update', 'asks-for-restart'] },
  texts,
})
