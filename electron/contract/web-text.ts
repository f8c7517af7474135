/* oxlint-disable no-control-regex -- keeping control characters out is what these patterns are for */
import { decodeText, type DecodedText } from './decode-text.ts'
import type { WebAnswer } from './web-port.ts'

const binaryTypes =
  /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|x-[a-z0-9.-]*(compressed|tar|rar|7z|msdownload|bzip)|vnd\.(ms|openxmlformats|android)|wasm|java-archive)/

/** The kind of content that an answer says it is, without its parameters, in lower case. */
export function contentTypeOf({ headers }: Pick<WebAnswer, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Null = this is no text: what it says it is, or what its bytes are. */
export function decodeAnswer(answer: Pick<WebAnswer, 'headers' | 'body'>): DecodedText | null {
  const type = contentTypeOf(answer)
  if (binaryTypes.test(type) && !type.endsWith('+xml')) return null
  return decodeText(answer.body, answer.headers['content-type'])
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
