import type { confirmEn } from '../../shared/texts/confirm.en.ts'

/** Sentences that both windows say: which of them, and what they name. */
export type ExactWords = (key: keyof typeof confirmEn, values?: Readonly<Record<string, string | number>>) => string
