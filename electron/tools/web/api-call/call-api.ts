import * as z from 'zod'

import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import { type WebAnswer, webMethods, type WebPort, type WebRequest } from '../../../contract/web-port.ts'
import { contentTypeOf, cutText, decodeAnswer, plainText } from '../../../contract/web-text.ts'
import { lineText } from '../../../contract/argument-schemas.ts'
import { maxChars, webAddress } from '../../../contract/web-arguments.ts'

export const args = () =>
  z.strictObject({
    url: webAddress(),
    method: z.enum(webMethods).default('GET'),
    headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), lineText(4_000)).default({}),
    body: z
      .union([z.record(z.string(), z.unknown()), z.string().max(60_000)])
      .nullable()
      .default(null),
    max_chars: maxChars(),
    timeout_seconds: z.int().min(1).max(120).nullable().default(null).describe('s'),
  })

export const result = () =>
  z.object({
    url: z.string(),
    status: z.int(),
    contentType: z.string(),
    charset: z.string(),
    text: z.string(),
    truncated: z.boolean(),
    /** The answer itself, where it is JSON and nothing was cut. */
    data: z.unknown(),
    bytes: z.int().describe('bytes'),
    guard: z.enum(['full', 'host_rules_only']),
    trust: z.literal('untrusted'),
  })

type Args = z.output<ReturnType<typeof args>>
type ApiAnswer = z.output<ReturnType<typeof result>>

async function callApi(args: Args, web: WebPort): Promise<ApiAnswer | StepFailure> {
  const answer = await web.send(apiRequest(args))
  if (!answer.ok) return stepFailure(answer.error)
  const read = readApiAnswer(answer.value, args, web.maxChars())
  return read.ok ? read.value : stepFailure(read.error)
}

/** An object as body goes out as JSON, a text as it is. */
function apiRequest({ url, method, headers, body, timeout_seconds: seconds }: Args): WebRequest {
  const isObject = body !== null && typeof body !== 'string'
  const saysType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  return {
    url,
    method,
    headers: isObject && !saysType ? { 'content-type': 'application/json', ...headers } : headers,
    ...(body === null ? {} : { body: isObject ? JSON.stringify(body) : body }),
    ...(seconds === null ? {} : { timeoutMs: seconds * 1000 }),
  }
}

function readApiAnswer(answer: WebAnswer, { max_chars: wanted }: Args, limit: number): Result<ApiAnswer> {
  const { url, status, body, guard } = answer
  const decoded = body.length === 0 ? { text: '', charset: 'utf-8' } : decodeAnswer(answer)
  if (decoded === null) return fail('not_text', { host: new URL(url).host })
  const cut = cutText(plainText(decoded.text), Math.min(wanted, limit))
  return ok({
    url,
    status,
    contentType: contentTypeOf(answer),
    charset: decoded.charset,
    ...cut,
    data: cut.truncated ? null : parseJson(decoded.text),
    bytes: body.length,
    guard,
    trust: 'untrusted',
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const callStep: NodeStepRun<Args> = ({ state, ports }) => callApi(state.p, ports.web)
