import { harmless } from '../views/harmless.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text of the PC inside HTML: text only, with what would hide made visible. */
export function escaped(text: string): string {
  return harmless(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** How a text stands in a file. */
export type Said = (text: string) => string
