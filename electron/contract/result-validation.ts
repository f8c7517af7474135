import type * as z from 'zod'

import type { Tool } from './define-tool.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A stored result held against the schema of its tool: known fields only, each of its closed shape or not read (null). Null = it
 * is not what this tool gives, whoever wrote it.
 */
export function validStoredResult(tool: Pick<Tool, 'result'>, stored: unknown): Values | null {
  const { shape } = tool.result() as unknown as { readonly shape: Readonly<Record<string, z.ZodType>> }
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null
  const fields = Object.entries(stored).map(([name, value]) => {
    if (value === null) return Object.hasOwn(shape, name) ? ([name, null] as const) : null
    const checked = Object.hasOwn(shape, name) ? shape[name]?.safeParse(value) : undefined
    return checked?.success === true ? ([name, checked.data] as const) : null
  })
  const known = fields.filter((field) => field !== null)
  return known.length === fields.length ? Object.fromEntries(known) : null
}
