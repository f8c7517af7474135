import * as z from 'zod'

import type { PersonalItem, Report } from '../domain/report.ts'

/** A report with what of it is personal: the page hides that until a person shows it. */
export type ReportView = {
  readonly report: Report
  readonly personal: readonly PersonalItem[]
  /** Where the organisation wants it; null = it does not say. */
  readonly target: string | null
}

/** What a report is written as. */
export const reportFormats = ['html', 'md'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** What of a report may leave: numbers of its personal items. */
export type HandedOver = { readonly chatId: string; readonly shown: readonly number[]; readonly hasTechnical: boolean }

export const handedOver = z.strictObject({
  chatId: z.string().regex(/^[a-z0-9]{1,40}$/),
  shown: z.array(z.int().min(0).max(9_999)).max(10_000),
  hasTechnical: z.boolean(),
})
