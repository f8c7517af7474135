import type { Connection } from './connection.ts'
import { brokerLimits } from './limits.ts'

export type Part = { readonly text: string; readonly isLast: boolean }

/** So short that a part is no longer than a message may be, whatever letters it holds. */
const longestPart = 8_000

function partsOf(text: string): readonly Part[] {
  const count = Math.max(1, Math.ceil(text.length / longestPart))
  return Array.from({ length: count }, (_, index) => ({
    text: text.slice(index * longestPart, (index + 1) * longestPart),
    isLast: index === count - 1,
  }))
}

type Answer = { readonly nonce: string; readonly of: 'kept' | 'done'; readonly value: unknown }

/** One answer of the broker, in as many messages as it needs. */
export function sendInParts(connection: Pick<Connection, 'send'>, { nonce, of, value }: Answer): void {
  for (const part of partsOf(JSON.stringify(value))) connection.send({ kind: 'part', nonce, of, ...part })
}

export type PartReader = {
  /** The whole, once its last part has come; null = more comes; `too_large` = it is more than an answer may be. */
  add(part: Part): { readonly whole: string } | 'too_large' | null
}

export function createPartReader(): PartReader {
  let texts: string[] = []
  let length = 0
  return {
    add: ({ text, isLast }) => {
      texts.push(text)
      length += text.length
      if (length > brokerLimits.answerBytes) return 'too_large'
      if (!isLast) return null
      const whole = texts.join('')
      texts = []
      length = 0
      return { whole }
    },
  }
}
