import * as z from 'zod'

import { brokerLimits } from './limits.ts'

/** 128 random bits, as lower-case hex. */
const randomName = z.string().regex(/^[0-9a-f]{32}$/)
const proof = z.string().regex(/^[0-9a-f]{64}$/)
const callId = z.string().regex(/^[0-9a-z-]{1,40}$/)
const toolId = z.string().regex(/^[a-z][a-z0-9_]{0,79}$/)
const canonicalArgs = z.string().max(brokerLimits.messageBytes)
const protocol = z.int().min(0).max(1_000_000)

/** First message of the broker. `list` = digest of what it can do: another program is another list. */
export const hello = z.strictObject({ kind: z.literal('hello'), protocol, list: proof, nonce: randomName })
/** The app proves itself first: nobody who cannot read the secret learns anything of the broker. */
export const challenge = z.strictObject({
  kind: z.literal('challenge'),
  protocol,
  list: proof,
  nonce: randomName,
  proof,
  lang: z.enum(['en', 'ko', 'zh']),
})
export const ready = z.strictObject({ kind: z.literal('ready'), proof })

/** `run` = the tool; `undo` = what the broker itself kept of the call `undoes`. */
const step = z.strictObject({
  toolId,
  canonicalArgs,
  undoes: callId.optional(),
})
export type AnnouncedStep = z.infer<typeof step>

const nonce = randomName

/** No field names a program, a script, a library, a variable or an account. */
export const fromApp = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steps'), steps: z.array(step).min(1).max(brokerLimits.steps) }),
  z.strictObject({
    kind: z.literal('request'),
    toolId,
    canonicalArgs,
    undoes: callId.optional(),
    callId,
    approvalId: z.string().regex(/^[0-9A-Za-z_-]{1,64}$/),
    nonce,
    expiresAt: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('cancel'), nonce }),
])
export type FromApp = z.infer<typeof fromApp>
export type BrokerRequest = Extract<FromApp, { kind: 'request' }>

export const fromBroker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shown'), answer: z.enum(['run', 'stop']) }),
  z.strictObject({ kind: z.literal('refusedSteps'), reason: z.string().max(80) }),
  z.strictObject({ kind: z.literal('progress'), nonce, line: z.string().max(4_096), share: z.number().nullable() }),
  /** Answers are longer than one message may be: they come in parts. */
  z.strictObject({
    kind: z.literal('part'),
    nonce,
    of: z.enum(['kept', 'done']),
    text: z.string(),
    isLast: z.boolean(),
  }),
])
export type FromBroker = z.infer<typeof fromBroker>

/** Reads one message; null = it is none, or none of these. */
export function readMessage<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
