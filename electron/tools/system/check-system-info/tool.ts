import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Not Get-ComputerInfo or systeminfo: 5 to 30 seconds and translated text. The serial number and the computer name are personal data: mask them for cloud models. */
export const tool = defineTool({
  name: 'check_system_info',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 900,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      os: z.string().nullable(),
      edition: z.string().nullable(),
      buildNumber: z.int().nullable(),
      build: z.string().nullable(),
      displayVersion: z.string().nullable(),
      arch: z.string().nullable(),
      languages: z.array(z.string()),
      installedUtc: z.iso.datetime().nullable(),
      maker: z.string().nullable(),
      model: z.string().nullable(),
      serial: z.string().nullable(),
      biosVersion: z.string().nullable(),
      cpu: z.string().nullable(),
      logicalProcessors: z.int().describe('count').nullable(),
      ramBytes: z.int().describe('B').nullable(),
      computerName: z.string().nullable(),
      domainJoined: z.boolean().nullable(),
      domain: z.string().nullable(),
      psVersion: z.string().nullable(),
      languageMode: z.string().nullable(),
      executionPolicy: z.string().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'os == null',
  findings: [
    {
      id: 'windows10_support_ended',
      severity: 'warning',
      when: "buildNumber < 22000 && !(edition in ['EnterpriseS','EnterpriseSN','IoTEnterpriseS'])",
      followUpChecks: ['check_windows_update_status'],
    },
    {
      id: 'memory_small',
      severity: 'info',
      asCause: 'possible',
      when: 'ramBytes < 8000000000',
      followUpChecks: ['check_memory_usage'],
      figure: 'ramBytes',
    },
    { id: 'restricted_scripts', severity: 'info', when: "languageMode != 'FullLanguage'" },
    { id: 'signed_scripts_only', severity: 'info', when: "executionPolicy in ['AllSigned','Restricted']" },
  ],
  checkUp: { standsForArea: true },
  compare: [
    { id: 'windows', value: 'build' },
    { id: 'memory', value: 'ramBytes' },
    { id: 'bios', value: 'biosVersion' },
    { id: 'domain', value: 'domainJoined' },
  ],
  picture: [
    {
      kind: 'facts',
      facts: [{ value: 'os' }, { value: 'displayVersion' }, { value: 'build' }, { value: 'installedUtc' }],
    },
    { kind: 'facts', facts: [{ value: 'model' }, { value: 'cpu' }, { value: 'ramBytes' }] },
  ],
  plannerHints: { components: ['system-info', 'device', 'policy'] },
  texts,
})
