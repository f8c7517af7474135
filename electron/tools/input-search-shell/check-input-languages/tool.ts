import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The hosts of input methods changed between Windows 10 and 11: TabletInputService there, TextInputManagementService here. */
export const tool = defineTool({
  name: 'check_input_languages',
  version: 1,
  category: 'input_search_shell',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 400,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      languages: z.array(
        z.object({ tag: z.string(), inputs: z.array(z.string()).describe('language and layout or input method') }),
      ),
      defaultInput: z.string().nullable(),
      preload: z.array(z.string()),
      uiCulture: z.string(),
      culture: z.string(),
      systemLocale: z.string().nullable(),
      ctfmonRunning: z.boolean(),
      oldImeModes: z.array(z.string()),
      services: z.array(z.object({ name: z.string(), status: z.string(), startType: z.string() })),
      switchHotkey: z.string().describe('1 Alt+Shift, 2 Ctrl+Shift, 3 off').nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'languages == null',
  findings: [
    { id: 'typing_helper_missing', severity: 'problem', when: 'ctfmonRunning == false', suggests: ['restart_system'] },
    {
      id: 'service_disabled',
      severity: 'problem',
      when: "any(services, it.startType == 'Disabled')",
      followUpChecks: ['check_services'],
    },
    {
      id: 'only_one',
      severity: 'info',
      act: { opens: 'language' },
      asCause: 'possible',
      when: 'count(languages) == 1 && !any(languages, count(it.inputs) > 1)',
    },
    { id: 'old_input_method', severity: 'info', act: { opens: 'language' }, when: 'count(oldImeModes) > 0' },
    { id: 'no_hotkey', severity: 'info', act: { opens: 'typing' }, when: "switchHotkey == '3'" },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'helper',
          states: [
            { when: 'ctfmonRunning == true', word: 'running', role: 'ok' },
            { when: 'ctfmonRunning == false', word: 'stopped' },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      each: 'languages',
      label: 'it.tag',
      states: [{ when: 'count(it.inputs) > 0', word: 'ready', role: 'ok' }],
    },
  ],
  plannerHints: { components: ['keyboard-input'] },
  texts,
})
