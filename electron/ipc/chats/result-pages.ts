import type { HistoryStore } from '../../audit/history.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'

export type ResultPage = { readonly text: string; readonly nextOffset: number | null; readonly size: number }

export type ResultPages = {
  /** The text that a window reads page by page; its size is shown on the card. */
  textOf(result: unknown): string
  /** Keeps the text of a result at hand: it is often asked for right after the call. */
  keep(callId: string, text: string): void
  page(callId: string, offset: number): Promise<Result<ResultPage>>
}

const pageCharacters = 16_000
const textsKept = 4

/** Results as JSON text in pages. Big results stay here; a window holds one page at a time. */
export function createResultPages(history: Pick<HistoryStore, 'get'>): ResultPages {
  const texts = new Map<string, string>()
  const keep = (callId: string, text: string): void => {
    texts.delete(callId)
    texts.set(callId, text)
    const [oldest] = texts.keys()
    if (texts.size > textsKept && oldest !== undefined) texts.delete(oldest)
  }
  const textOf = (result: unknown): string => JSON.stringify(result, null, 2)
  return {
    textOf,
    keep,
    page: async (callId, offset) => {
      const known = texts.get(callId)
      if (known !== undefined) return ok(pageOf(known, offset))
      const found = await history.get(callId)
      if (!found.ok) return found
      if (found.value?.call.state !== 'succeeded') return fail('unknown_call', { callId })
      const text = textOf(found.value.call.result)
      keep(callId, text)
      return ok(pageOf(text, offset))
    },
  }
}

function pageOf(text: string, offset: number): ResultPage {
  const end = Math.min(text.length, offset + pageCharacters)
  // A character of two units is never cut in the middle.
  const cut = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end
  return { text: text.slice(offset, cut), nextOffset: cut < text.length ? cut : null, size: text.length }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
