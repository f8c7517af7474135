import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import { running, switched } from '../../../contract/picture-states.ts'

/** The kinds of content on the clipboard, such as `text/plain`; null where this host cannot see them. */
const readFormats: NodeStepRun = async ({ ports }) => ({ formats: await ports.clipboardFormats() })

/** Whether copying can work, and what kind of content is on the clipboard. The content itself is never kept or shown. */
export const tool = defineTool({
  name: 'check_clipboard_status',
  version: 1,
  category: 'input_search_shell',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 400,
  timeoutMs: 15_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      historyOn: z.boolean(),
      historyBlocked: z.boolean(),
      syncBlocked: z.boolean(),
      service: z.string().nullable(),
      remoteSession: z.boolean().nullable(),
      remoteClipRunning: z.boolean(),
      remoteClipBlocked: z.boolean(),
      canOpen: z.boolean().nullable(),
      formats: z.array(z.string()).nullable(),
    }),
  steps: [powershell(run), { id: 'formats', via: 'node', outputs: ['formats'], run: readFormats }],
  // Whether its helper has to run is known only where the session is.
  unknownWhen: 'canOpen == null || (remoteSession == null && remoteClipRunning == false && remoteClipBlocked == false)',
  findings: [
    {
      id: 'blocked_now',
      severity: 'problem',
      when: 'canOpen == false',
      suggests: ['restart_application', 'restart_explorer'],
      bind: {
        restart_application: {
          via: 'check_hung_applications',
          each: 'hung',
          where: 'it.startedUtc != null',
          limit: 10,
          ask: true,
          askWhat: {
            en: 'Which program isn’t responding and may hold the clipboard?',
            ko: '응답하지 않으면서 클립보드를 붙잡고 있는 프로그램은 무엇인가요?',
            zh: '哪个程序没有响应，可能占用着剪贴板？',
          },
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc', force: 'true' },
        },
      },
      followUpChecks: ['check_hung_applications'],
    },
    {
      id: 'remote_stopped',
      severity: 'problem',
      when: 'remoteSession == true && remoteClipRunning == false && remoteClipBlocked == false',
    },
    { id: 'remote_blocked', severity: 'info', asCause: 'sufficient', when: 'remoteClipBlocked == true' },
    {
      id: 'history_off',
      severity: 'info',
      act: { opens: 'clipboard' },
      asCause: 'possible',
      when: 'historyOn == false && historyBlocked == false',
    },
    { id: 'history_blocked', severity: 'info', when: 'historyBlocked == true' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'clipboard',
          states: [
            { when: 'canOpen == true', word: 'works', role: 'ok' },
            { when: 'canOpen == false', word: 'held' },
          ],
        },
        {
          word: 'history',
          states: switched('historyOn'),
        },
        {
          word: 'service',
          states: running('service'),
        },
      ],
    },
  ],
  plannerHints: { components: ['clipboard'] },
  texts,
})
