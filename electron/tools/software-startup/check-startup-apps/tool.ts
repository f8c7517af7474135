import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Run entries and Startup folders of the user and the machine, with their on/off state. The first byte of the stored value: even = on, odd = off. Store apps keep their own switch and are not in this list. */
export const tool = defineTool({
  name: 'check_startup_apps',
  version: 1,
  category: 'software_startup',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 600,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      apps: z
        .array(
          z.object({
            name: z.string(),
            command: z.string(),
            source: z.enum(['user_run', 'machine_run', 'machine_run32', 'user_folder', 'machine_folder']),
            enabled: z.boolean(),
          }),
        )
        .nullable(),
      enabledCount: z.int().describe('count').nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'apps == null || enabledCount == null',
  findings: [
    {
      id: 'many',
      severity: 'warning',
      when: 'enabledCount > 12',
      milderWhen: [{ when: 'enabledCount <= 20', severity: 'info' }],
      suggests: ['disable_startup_app'],
      bind: {
        disable_startup_app: {
          each: 'apps',
          where: "it.enabled == true && it.source in ['user_run','user_folder']",
          limit: 30,
          ask: true,
          askWhat: {
            en: 'Which program need not start with Windows?',
            ko: '어떤 프로그램을 Windows와 함께 시작하지 않을까요?',
            zh: '哪个程序不需要随 Windows 启动？',
          },
          args: { name: 'it.name', source: 'it.source' },
        },
      },
      followUpChecks: ['check_boot_performance'],
      figure: 'enabledCount',
    },
    {
      id: 'starts_from_temp',
      severity: 'warning',
      when: "any(apps, it.enabled == true && (contains(lower(it.command), '\\\\temp\\\\') || contains(lower(it.command), '\\\\downloads\\\\')))",
      culprits: {
        each: 'apps',
        where:
          "it.enabled == true && (contains(lower(it.command), '\\\\temp\\\\') || contains(lower(it.command), '\\\\downloads\\\\'))",
        name: 'it.name',
      },
      suggests: ['start_defender_scan', 'disable_startup_app'],
      followUpChecks: ['check_defender_status'],
      bind: {
        disable_startup_app: {
          each: 'apps',
          where:
            "it.enabled == true && it.source in ['user_run','user_folder'] && (contains(lower(it.command), '\\\\temp\\\\') || contains(lower(it.command), '\\\\downloads\\\\'))",
          args: { name: 'it.name', source: 'it.source' },
        },
      },
    },
    {
      id: 'switched_off',
      severity: 'info',
      asCause: 'possible',
      when: 'any(apps, it.enabled == false)',
      suggests: ['enable_startup_app'],
      bind: {
        enable_startup_app: {
          each: 'apps',
          where: "it.enabled == false && it.source in ['user_run','user_folder']",
          limit: 30,
          ask: true,
          askWhat: {
            en: 'Which program should start with Windows again?',
            ko: '어떤 프로그램을 다시 Windows와 함께 시작할까요?',
            zh: '要让哪个程序重新随 Windows 启动？',
          },
          args: { name: 'it.name', source: 'it.source' },
        },
      },
    },
  ],
  checkUp: { standsForArea: true },
  compare: [
    {
      id: 'startup',
      each: 'apps',
      key: ['it.name', 'it.source'],
      label: 'it.name',
      value: 'it.enabled',
      states: switched('it.enabled'),
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'apps',
      label: 'it.name',
      states: switched('it.enabled'),
      nothing: 'noApp',
    },
  ],
  plannerHints: {
    components: ['startup', 'boot', 'browser', 'tweak-tool', 'proxy', 'antivirus', 'clipboard'],
    symptoms: ['pop-ups', 'slow'],
  },
  texts,
})
