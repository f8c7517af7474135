import { fail, ok, type Result } from '../../electron/kernel/result.ts'
import type { GuardedAnswer, GuardedClient, GuardedRequest } from '../../electron/executors/http/client/client-types.ts'
import { decodeText, type DecodedText } from '../../electron/contract/decode-text.ts'

export type FetchedText = DecodedText &
  Pick<GuardedAnswer, 'url' | 'status' | 'headers' | 'redirects' | 'guard'> & {
    /** Bytes of the body as they arrived. */
    readonly receivedBytes: number
    /** True when the text was longer than `maxCharacters`. */
    readonly truncated: boolean
  }

const defaultMaxCharacters = 50_000

/** Reads an answer as text. Also fails with `not_text`. */
export async function fetchText(
  client: GuardedClient,
  request: GuardedRequest,
  maxCharacters = defaultMaxCharacters,
): Promise<Result<FetchedText>> {
  const opened = await client.open(request, async ({ body, ...answer }) => {
    const parts: Uint8Array[] = []
    for await (const part of body) parts.push(part)
    return { answer, bytes: Buffer.concat(parts) }
  })
  if (!opened.ok) return opened
  const { answer, bytes } = opened.value
  const decoded = decodeText(bytes, answer.headers['content-type'])
  if (decoded === null) return fail('not_text', { host: new URL(answer.url).host })
  const text = cut(decoded.text, maxCharacters)
  const { receivedBytes, ...rest } = answer
  return ok({ ...rest, ...decoded, text, receivedBytes: receivedBytes(), truncated: text.length < decoded.text.length })
}

/** Never leaves half of a character. */
function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  return text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')
}
