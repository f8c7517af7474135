import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import type { ModelTool } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { failArgument } from '../../kernel/invalid-argument.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { sealed } from './envelope.ts'
import { checkKey, keptBackResult, type KeptBack } from './kept-back.ts'
import { toldResult, trustOf, type ToldPii } from './told-result.ts'

/** A check of the conversation so far, under the name by which a model asks for its result. */
export type EarlierCheck = { readonly id: string; readonly callId: string; readonly tool: string }

/** A function of the program that a model may call beside the tools. It only gives what is known already. */
export type OwnFunction = {
  readonly definition: ModelTool
  run(args: Readonly<Record<string, unknown>> | null): Promise<Result<string>>
}

export type EarlierResultsDeps = {
  readonly find: (name: string) => Tool | null
  /** Calls that have ended, with their results. */
  readonly get: (callId: string) => Promise<Result<{ readonly call: EndedCall } | null>>
  readonly pii: ToldPii
  readonly kept: KeptBack
}

const name = 'read_earlier_result'

/** Results of this conversation by id: what was read stays out of the question until it is asked for. Null = there is none. */
export function earlierResults(
  checks: readonly EarlierCheck[],
  { find, get, pii, kept }: EarlierResultsDeps,
): OwnFunction | null {
  if (checks.length === 0) return null
  return {
    definition: {
      name,
      description: 'What a check of this conversation has read, by its id. Runs nothing. [agent: runs on this PC]',
      parameters: {
        type: 'object',
        properties: { id: { type: 'string', description: 'as it stands in the conversation, such as c1' } },
        required: ['id'],
        additionalProperties: false,
      },
    },
    run: async (args) => {
      if (args === null) return fail('invalid_json', { field: 'arguments' })
      const allowed = checks.map(({ id }) => id)
      const check = checks.find(({ id }) => id === args['id'])
      if (check === undefined) return failArgument({ tool: name, field: 'id', problem: 'unknown', allowed })
      if (kept.has(checkKey(check.tool))) return ok(keptBackResult(check.tool))
      const [tool, found] = [find(check.tool), await get(check.callId)]
      const call = found.ok ? found.value?.call : undefined
      if (tool === null || call?.state !== 'succeeded') return fail('unknown_call', { callId: check.id })
      const data = toldResult(tool, call.result, pii)
      return ok(sealed({ tool: tool.name, callId: check.id, trust: trustOf(tool), data }))
    },
  }
}
