import type { AppError } from '../../shared/errors.ts'

// A symbol: no answer from outside can look like a failure.
const failed = Symbol('failed')

/** A step that ended with an expected outcome other than a result, such as a site that does not answer. */
export type StepFailure = { readonly [failed]: AppError }

export function stepFailure(error: AppError): StepFailure {
  return { [failed]: error }
}

/** Why the step failed; null = these are its fields. */
export function failureOf(fields: object): AppError | null {
  return (fields as Partial<StepFailure>)[failed] ?? null
}
