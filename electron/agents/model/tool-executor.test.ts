import { expect, test } from 'vitest'
import * as z from 'zod'

import { loadTools } from '../../registry/folders.ts'
import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import { appError } from '../../kernel/result.ts'
import { createPlaceholders } from './placeholders.ts'
import { createToolExecutor } from './tool-executor.ts'

const named = 'secret-host.example'

/** An executor whose pipeline refuses everything and names what was asked for. */
function refusing(pii: Parameters<typeof createToolExecutor>[0]['pii']) {
  const asked: unknown[] = []
  const submit = (request: object): Promise<EndedCall> => {
    asked.push(request)
    const reasons = [appError('mode_blocks_host', { host: named, mode: 'internal' })]
    return Promise.resolve({ ...request, state: 'denied', id: 'a', startedAt: 0, endedAt: 0, reasons } as never)
  }
  const executor = createToolExecutor({
    exists: () => false,
    tools: loadTools().filter(({ name }) => name === 'ping_host'),
    session: {
      pipeline: { submit },
      caller: { kind: 'model', role: 'ai_agent' },
      signal: new AbortController().signal,
      known: {},
    },
    pii,
    clock: { now: () => 0 },
    onCheck: () => undefined,
  })
  return { executor, asked }
}

test('a refusal tells a model what it is, and no name that stood in for one', async () => {
  const placeholders = createPlaceholders()
  const { executor, asked } = refusing(placeholders)
  const { host: standIn } = placeholders.hide(z.object({ host: z.string() }), { host: named }) as { host: string }
  expect(standIn).toMatch(/^<name-\d+>$/)
  const call = { id: 'c1', name: 'ping_host', args: { host: standIn }, argumentsText: '' }
  const told = await executor.execute(call)
  expect(JSON.stringify(asked)).toContain(named)
  expect(told.error).toMatchObject({ kind: 'denied', code: 'mode_blocks_host' })
  expect(JSON.stringify(told)).not.toContain(named)
})
