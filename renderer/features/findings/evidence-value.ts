import type { Evidence } from '../../../shared/domain/finding.ts'

/** A value that a rule read, as text with its unit; null when there was none. */
export function evidenceValue({ value, unit }: Evidence): string | null {
  if (value === null || value === undefined) return null
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  return unit === null ? shown : `${shown} ${unit}`
}
