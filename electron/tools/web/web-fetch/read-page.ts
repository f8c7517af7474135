import * as z from 'zod'

import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { WebAnswer, WebPort } from '../../../contract/web-port.ts'
import { contentTypeOf, cutText, decodeAnswer, plainText } from '../../../contract/web-text.ts'
import { maxChars, webAddress } from '../../../contract/web-arguments.ts'

export const args = () =>
  z.strictObject({
    url: webAddress().meta({ slot: 'web_address' }),
    format: z.enum(['text', 'json', 'raw']).default('text'),
    max_chars: maxChars(),
  })

export const result = () =>
  z.object({
    url: z.string(),
    status: z.int(),
    contentType: z.string(),
    charset: z.string(),
    title: z.string().nullable(),
    text: z.string(),
    truncated: z.boolean(),
    totalChars: z.int().describe('count'),
    /** The document itself, where JSON was asked for and nothing was cut. */
    data: z.unknown(),
    bytes: z.int().describe('bytes'),
    guard: z.enum(['full', 'host_rules_only']),
    trust: z.literal('untrusted'),
  })

type Args = z.output<ReturnType<typeof args>>
export type Page = z.output<ReturnType<typeof result>>

/** Reads the readable part of a page; loaded when a page is there. */
type ReadHtml = (html: string) => { readonly title: string | null; readonly text: string }

async function fetchPage(args: Args, web: WebPort): Promise<Page | StepFailure> {
  const answer = await web.send({ url: args.url })
  if (!answer.ok) return stepFailure(answer.error)
  const { readableText } = await import('./readable-text.ts')
  const page = readPage(answer.value, { args, limit: web.maxChars(), readHtml: readableText })
  return page.ok ? page.value : stepFailure(page.error)
}

type Reading = { readonly args: Args; readonly limit: number; readonly readHtml: ReadHtml }

/** What an answer says, in the format that was asked for. Fails with `not_text` and `answer_broken`. */
export function readPage(answer: WebAnswer, { args, limit, readHtml }: Reading): Result<Page> {
  const { url, status, guard, body } = answer
  const host = new URL(url).host
  const decoded = decodeAnswer(answer)
  if (decoded === null) return fail('not_text', { host })
  const isHtml =
    /^(text\/html|application\/xhtml\+xml)$/.test(contentTypeOf(answer)) ||
    /^\s*<(!doctype html|html)\b/i.test(decoded.text)
  const maxChars = Math.min(args.max_chars, limit)
  const page = {
    url,
    status,
    contentType: contentTypeOf(answer),
    charset: decoded.charset,
    bytes: body.length,
    guard,
    trust: 'untrusted' as const,
  }
  if (args.format === 'json') {
    const json = parseJson(decoded.text)
    if (json === undefined) return fail('answer_broken', { host, reason: 'not_json' })
    const text = JSON.stringify(json, null, 2)
    const cut = cutText(text, maxChars)
    return ok({ ...page, title: null, ...cut, totalChars: text.length, data: cut.truncated ? null : json })
  }
  const read = args.format === 'text' && isHtml ? readHtml(decoded.text) : { title: null, text: decoded.text }
  const text = args.format === 'raw' ? read.text : plainText(read.text)
  const title = read.title === null ? null : cutText(plainText(read.title), 300).text
  return ok({ ...page, title, ...cutText(text, maxChars), totalChars: text.length, data: null })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const fetchStep: NodeStepRun<Args> = ({ state, ports }) => fetchPage(state.p, ports.web)
