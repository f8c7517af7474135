import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'clear_browser_cache',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'node18',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 120_000,
  args: () =>
    z.strictObject({
      browser: z.enum(['edge', 'chrome', 'firefox']),
      profile: text(/^[A-Za-z0-9 ._-]{1,80}$/, 80).default('Default'),
      dryRun: z.boolean().default(true),
    }),
  result: () =>
    z.object({
      browser: z.enum(['edge', 'chrome', 'firefox']),
      profile: z.string(),
      files: z.int().describe('count'),
      bytes: z.int().describe('B'),
      dryRun: z.boolean(),
    }),
  steps: [
    {
      id: 'node',
      via: 'node',
      gives: ['browser', 'profile', 'files', 'bytes', 'dryRun'],
      run: FILL /* Fixed folder list per p.browser and p.profile: <profile>\Cache, Code Cache, GPUCache, DawnGraphiteCache, DawnWebGPUCache, Service Worker\CacheStorage (Edge, Chrome); cache2 and startupCache (Firefox). Path allow-list by real path, no links, only when the browser is closed; p.dryRun only counts. -> browser, profile, files, bytes, dryRun */,
    },
  ],
  undo: 'none',
  proof: { tool: 'check_browser_status', after: 0, improvedWhen: 'after.totalCacheBytes < before.totalCacheBytes' },
  findings: [{ id: 'preview', severity: 'info', when: 'dryRun == true' }],
  plannerHints: { things: ['browser'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["The browser is closed, or the person lets us close it.", "A preview was shown first."] ; verify in words: The folders are created again at the next start and are small. ; undo in words: none ; confirm_on_pc: [] */
