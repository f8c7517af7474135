/* eslint-disable no-control-regex -- keeping control characters out is what these patterns are for */
import type { WebAnswer } from './web-port.ts'

/** Text of an answer, and how its characters were found to be written. */
export type DecodedText = { readonly text: string; readonly charset: string }

const sniffedBytes = 2_048
const metaCharset = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})/i
const xmlCharset = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([a-z0-9_:.-]{2,40})/i
const binaryTypes =
  /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|x-[a-z0-9.-]*(compressed|tar|rar|7z|msdownload|bzip)|vnd\.(ms|openxmlformats|android)|wasm|java-archive)/

/** The kind of content that an answer says it is, without its parameters, in lower case. */
export function contentTypeOf({ headers }: Pick<WebAnswer, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Null = this is no text: what it says it is, or what its bytes are. */
export function decodeAnswer(answer: Pick<WebAnswer, 'headers' | 'body'>): DecodedText | null {
  const { body } = answer
  const type = contentTypeOf(answer)
  if (binaryTypes.test(type) && !type.endsWith('+xml')) return null
  const charset = byteOrderMark(body) ?? named(answer, body) ?? (isUtf8(body) ? 'utf-8' : 'windows-1252')
  if (!charset.startsWith('utf-16') && looksBinary(body)) return null
  const decoder = decoderFor(charset) ?? new TextDecoder()
  return { text: decoder.decode(body), charset: decoder.encoding }
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : null
}

/** What the server says, then what the page says of itself; a name that nobody knows counts for nothing. */
function named({ headers }: Pick<WebAnswer, 'headers'>, body: Uint8Array): string | null {
  const [, fromServer] = /charset\s*=\s*["']?([a-z0-9_:.-]{2,40})/i.exec(headers['content-type'] ?? '') ?? []
  const head = new TextDecoder('latin1').decode(body.subarray(0, sniffedBytes))
  const fromPage = (xmlCharset.exec(head) ?? metaCharset.exec(head))?.[1]
  return [fromServer, fromPage].find((name) => name !== undefined && decoderFor(name) !== null) ?? null
}

function decoderFor(name: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

function looksBinary(body: Uint8Array): boolean {
  const sample = body.subarray(0, sniffedBytes)
  return sample.includes(0)
}

const steering = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu
const terminalCodes = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/g
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const modelTokens = /<\|/g

/** Text from outside as it may be shown and read: nothing that steers a terminal, hides, or poses as the turn of another. */
export function plainText(text: string): string {
  return text
    .replace(terminalCodes, '')
    .replace(/\r\n?/g, '\n')
    .replace(control, '')
    .replace(steering, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
    .replace(modelTokens, '< |')
    .replace(/\[(\/?INST)\]/g, '[ $1 ]')
}

/** The first `maxChars` UTF-16 units, never half a character. */
export function cutText(text: string, maxChars: number): { readonly text: string; readonly truncated: boolean } {
  if (text.length <= maxChars) return { text, truncated: false }
  const cut = text.slice(0, maxChars)
  return { text: /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut, truncated: true }
}
