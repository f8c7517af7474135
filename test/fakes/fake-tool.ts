import * as z from 'zod'

import { defineTool, type Tool } from '../../electron/contract/define-tool.ts'
import { readOnly, thisPc } from '../../electron/contract/presets.ts'

const sentence = { en: 'text', ko: 'text', zh: 'text' }

type Declared =
  | 'name'
  | 'aliases'
  | 'category'
  | 'kind'
  | 'placement'
  | 'capabilities'
  | 'findings'
  | 'unknownWhen'
  | 'proof'

type Parts = Partial<Pick<Tool, Declared>> & {
  readonly access?: Partial<Tool['access']>
  readonly args?: z.ZodType<Record<string, unknown>>
  readonly result?: z.ZodType<Record<string, unknown>>
}

/** A tool without steps, for tests of what reads its record. */
export function fakeTool({ args = z.strictObject({}), result = z.strictObject({}), access, ...parts }: Parts): Tool {
  const defined = defineTool({
    name: 'fake_tool',
    version: 1,
    category: 'system',
    kind: 'diagnostic',
    access: readOnly,
    placement: { ...thisPc, minBuild: 0 },
    timeoutMs: 1_000,
    typicalMs: 500,
    steps: [],
    findings: [],
    texts: {
      title: sentence,
      purpose: sentence,
      findings: {},
      arguments: {},
      utterances: { en: [], ko: [], zh: [] },
    },
    args: () => args,
    result: () => result,
  })
  return { ...defined, ...parts, access: { ...defined.access, ...access } }
}
