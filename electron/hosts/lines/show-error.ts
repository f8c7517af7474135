import { errorCodes, type AppError } from '../../../shared/errors.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { harmless } from '../../views/harmless.ts'

/** Why, what next, and the code to copy. */
export function showError(error: AppError, translator: Translator): readonly string[] {
  const { why, next, number } = translator.error(error)
  return [harmless(why), harmless(next), translator.text('error.code', { number: `${number} (${error.code})` })]
}

/** One line: why, without the next step. */
export function showReason(error: AppError, translator: Translator): string {
  return harmless(translator.error(error).why)
}

/** The envelope of a failure for scripts. */
export function errorEnvelope(error: AppError, translator: Translator): Readonly<Record<string, unknown>> {
  const { why, next, number } = translator.error(error)
  const { code, data } = error
  return { ok: false, error: { kind: errorCodes[code].kind, code, number, message: why, nextStep: next, data } }
}

/** Beside the answer: what the person has to know, and what next. */
export function showWarning(
  warning: AppError,
  { terminal, translator }: { readonly terminal: { warn(line: string): void }; readonly translator: Translator },
): void {
  const { why, next } = translator.error(warning)
  terminal.warn(`${harmless(why)} ${harmless(next)}`)
}
