import type { PersonalItem, Report } from '../domain/report.ts'

/** A report with what of it is personal: the page hides that until a person shows it. */
export type ReportView = { readonly report: Report; readonly personal: readonly PersonalItem[] }

/** What a report is written as. */
export const reportFormats = ['html', 'md'] as const
export type ReportFormat = (typeof reportFormats)[number]
