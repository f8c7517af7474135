import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import { measureCaches } from './measure-caches.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Versions, processes and caches of the browsers of the signed-in user. Where the company manages a browser, its settings are counted, not read. */
export const tool = defineTool({
  name: 'check_browser_status',
  version: 1,
  category: 'office_browser',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 1_200,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      edgeVersion: z.string().nullable(),
      chromeVersion: z.string().nullable(),
      firefoxVersion: z.string().nullable(),
      defaultBrowser: z.string().nullable(),
      edgePolicies: z.int().describe('count'),
      chromePolicies: z.int().describe('count'),
      running: z.array(z.object({ name: z.string(), processes: z.int().describe('count') })),
      caches: z.array(
        z.object({ browser: z.enum(['edge', 'chrome', 'firefox']), profile: z.string(), bytes: z.int().describe('B') }),
      ),
      totalCacheBytes: z.int().describe('B').nullable(),
    }),
  steps: [
    powershell(run),
    {
      id: 'cache',
      via: 'node',
      outputs: ['caches', 'totalCacheBytes'],
      run: measureCaches,
    },
  ],
  unknownWhen: 'defaultBrowser == null',
  findings: [
    {
      id: 'cache_large',
      severity: 'info',
      asCause: 'possible',
      when: 'any(caches, it.bytes > 1073741824)',
      suggests: ['clear_browser_cache'],
      bind: {
        clear_browser_cache: {
          each: 'caches',
          where: 'it.bytes > 1073741824',
          best: 'it.bytes',
          limit: 10,
          ask: true,
          askWhat: {
            en: 'Which browser’s cache may be cleared?',
            ko: '어느 브라우저의 캐시를 지워도 되나요?',
            zh: '可以清除哪个浏览器的缓存？',
          },
          args: { browser: 'it.browser', profile: 'it.profile' },
        },
      },
      figure: 'max(caches, it.bytes)',
    },
    {
      id: 'very_many_processes',
      severity: 'warning',
      when: 'any(running, it.processes > 60)',
      suggests: ['restart_application'],
      bind: {
        restart_application: {
          via: 'list_processes',
          viaArgs: { top: '100' },
          each: 'processes',
          where:
            'it.startedUtc != null && it.session > 0 && any(check_browser_status.running, it.processes > 60 && starts(lower(el.name), lower(it.name))) && !any(processes, it.pid == el.parentPid && it.name == el.name)',
          best: 'hours_since(it.startedUtc)',
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc' },
        },
      },
      followUpChecks: ['check_memory_usage'],
      culprits: {
        each: 'running',
        where: 'it.processes > 60',
        best: 'it.processes',
        name: 'it.name',
        names: 'programs',
      },
      figure: 'it.processes',
    },
    { id: 'managed', severity: 'info', when: 'edgePolicies > 0 || chromePolicies > 0' },
  ],
  picture: [{ kind: 'rank', each: 'caches', label: 'it.browser', value: 'it.bytes', nothing: 'noCache' }],
  plannerHints: {
    components: ['browser', 'wrong-page', 'web-page'],
    symptoms: ['crash', 'pop-ups', 'no-open', 'slow'],
  },
  texts,
})
