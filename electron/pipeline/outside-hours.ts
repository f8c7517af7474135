import { localMinute } from '../../shared/domain/local-minute.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'

/** Why a repair may not begin now, with when the next may; null = it cannot be foreseen. */
export function outsideHours(tool: string, opensAt: number | null): AppError {
  return appError('outside_hours', { tool, opensAt: opensAt === null ? 'unknown' : localMinute(opensAt) })
}
