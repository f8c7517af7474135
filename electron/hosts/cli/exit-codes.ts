import type { AppError, ErrorKind } from '../../../shared/errors.ts'
import { errorCodes } from '../../../shared/errors.ts'

/** What the process says to a script. `--json` never changes it. */
export const exitCodes = {
  done: 0,
  problem: 1,
  usage: 2,
  refused: 3,
  needsConfirmation: 4,
  unavailable: 5,
  failed: 6,
  stopped: 130,
} as const

const byKind: Readonly<Record<ErrorKind, number>> = {
  validation: exitCodes.usage,
  security: exitCodes.refused,
  denied: exitCodes.refused,
  unavailable: exitCodes.unavailable,
  execution: exitCodes.failed,
  timed_out: exitCodes.failed,
  cancelled: exitCodes.stopped,
}

/** Codes of which cli.md says something else than their kind does. */
const byCode: Readonly<Partial<Record<AppError['code'], number>>> = {
  mode_blocks_tool: exitCodes.refused,
  external_access_off: exitCodes.refused,
  confirmation_missing: exitCodes.needsConfirmation,
  deletion_not_confirmed: exitCodes.needsConfirmation,
  answer_needed: exitCodes.needsConfirmation,
}

export function exitCodeOf({ code }: Pick<AppError, 'code'>): number {
  return byCode[code] ?? byKind[errorCodes[code].kind]
}
