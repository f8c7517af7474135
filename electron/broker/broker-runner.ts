import * as z from 'zod'

import type { Tool, ToolRecord } from '../contract/define-tool.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Runner } from '../runners/runners.ts'
import type { BrokerClient } from './broker-client.ts'
import type { AnnouncedStep } from './messages.ts'

type Values = Readonly<Record<string, unknown>>

/** A call on its way: `undoes` = the call of the fix that it undoes. */
export type ElevatedCall = {
  readonly tool: Tool
  readonly args: Values
  readonly callId: string
  readonly approvalId: string | null
  readonly undoes: string | null
}

/** How the broker is told of a call. */
export function announcedStep({ tool, args, undoes }: Pick<ElevatedCall, 'tool' | 'args' | 'undoes'>): AnnouncedStep {
  return { toolId: tool.name, canonicalArgs: canonicalJson(args), ...(undoes === null ? {} : { undoes }) }
}

/** Runs one call through a broker; everything else of the PC is seen as by the app itself. */
export function createBrokerRunner(own: Runner, client: BrokerClient, call: ElevatedCall): Runner {
  const named = {
    ...announcedStep(call),
    callId: call.callId,
    approvalId: harmlessId(call.approvalId ?? 'not-required'),
  }
  return {
    ...own,
    rights: 'administrator',
    run: async (tool, _args, { signal, onProgress, onKept = () => undefined }) => {
      const answer = await client.submit({ ...named, signal, onProgress, onKept })
      return answer.ok ? recordOf(tool, answer.value) : answer
    },
    undo: async (_tool, _done, signal) => {
      const answer = await client.submit({ ...named, signal, onProgress: () => undefined, onKept: () => undefined })
      if (!answer.ok) return answer
      const read = restoredAnswer.safeParse(answer.value)
      return read.success ? ok(read.data.restored) : fail('broker_lost')
    },
  }
}

/** It stands in a log only. */
function harmlessId(id: string): string {
  return id.replace(/[^0-9A-Za-z_-]/g, '_').slice(0, 64)
}

const fields = z.record(z.string(), z.unknown())
const restoredAnswer = z.strictObject({ restored: fields })
const recordAnswer = z.strictObject({ record: z.strictObject({ result: fields, unavailable: z.array(z.string()) }) })

/** What the broker says is held against the schema of the tool as every result is. */
function recordOf(tool: Tool, answer: unknown): Result<ToolRecord> {
  const read = recordAnswer.safeParse(answer)
  if (!read.success) return fail('broker_lost')
  const { result, unavailable } = read.data.record
  return tool.result().safeParse(result).success
    ? ok({ result, unavailable })
    : fail('result_invalid', { tool: tool.name, fields: [] })
}
