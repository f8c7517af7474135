import * as z from 'zod'

import { defineTool, type Tool } from '../../electron/contract/define-tool.ts'

const sentence = { en: 'text', ko: 'text', zh: 'text' }

type Declared =
  'name' | 'aliases' | 'category' | 'kind' | 'placement' | 'capabilities' | 'findings' | 'unknownWhen' | 'proof'

type Parts = Partial<Pick<Tool, Declared>> & {
  readonly access?: Partial<Tool['access']>
  readonly args?: z.ZodType<Record<string, unknown>>
  readonly result?: z.ZodType<Record<string, unknown>>
}

/** A tool without steps, for tests of what reads its record. */
export function fakeTool({ args = z.strictObject({}), result = z.strictObject({}), access, ...parts }: Parts): Tool {
  return defineTool({
    name: 'fake_tool',
    version: 1,
    category: 'system',
    kind: 'diagnostic',
    access: {
      minRole: 'ai_agent',
      risk: 'safe',
      requiresUserNotice: false,
      requiresIdleCheck: false,
      requiresAdmin: false,
      runsAs: 'any',
      ...access,
    },
    placement: {
      networkType: 'local',
      executionMode: 'agent',
      runtime: 'node18',
      networkScope: 'intranet',
      securityLevel: 'general',
      minBuild: 0,
    },
    timeoutMs: 1_000,
    steps: [],
    findings: [],
    texts: {
      title: sentence,
      purpose: sentence,
      findings: {},
      arguments: {},
      symptoms: { en: [], ko: [], zh: [] },
    },
    ...parts,
    args: () => args,
    result: () => result,
  })
}
