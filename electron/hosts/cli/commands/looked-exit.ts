import { reasonOf } from '../../../../shared/domain/tool-call.ts'
import type { Found } from '../../../conversation/driver.ts'
import { exitCodes, exitCodeOf } from '../context.ts'

/** A cause that was found counts, whatever its severity; what is only noticed does not. */
export function diagnosisExit(looked: readonly Found[]): number {
  const checks = looked.flatMap((found) => found.checks)
  if (looked[0]?.plan?.outcome === 'refuse' && checks.length === 0) return exitCodes.refused
  return lookedExit(
    looked,
    looked.some(({ conclusion }) => conclusion.causes.length > 0),
  )
}

/** Nothing wrong is said only of what was seen: where no check gave an answer, the reason decides. */
export function lookedExit(looked: readonly Pick<Found, 'checks' | 'skipped'>[], isFound: boolean): number {
  const checks = looked.flatMap((found) => found.checks)
  const skipped = looked.flatMap((found) => found.skipped)
  if (isFound) return exitCodes.problem
  if (checks.some((check) => check.verdict !== 'unknown')) return exitCodes.done
  const reason = checks.flatMap(({ call }) => reasonOf(call) ?? [])[0] ?? skipped[0]?.reason
  if (reason) return exitCodeOf(reason)
  return checks.length > 0 ? exitCodes.failed : exitCodes.done
}
