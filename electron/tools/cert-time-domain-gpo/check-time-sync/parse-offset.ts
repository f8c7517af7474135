import type { NativeOutput } from '../../../contract/define-tool.ts'

// Time of the sample, then the difference with its sign; the decimal mark follows the language of the person.
const sample = /^.*\d\d:\d\d.*,\s*([+-]\d{1,12})[.,](\d{1,9})s\s*$/gm

/**
 * Reads `w32tm /stripchart /dataonly`: the middle of the samples in seconds, + = the clock of the PC is behind. A
 * sample that failed has a code instead. Null = there is none.
 */
export function parseOffset({ stdout }: Pick<NativeOutput, 'stdout'>): { offsetSec: number | null } {
  const offsets = [...stdout.matchAll(sample)]
    .map(([, whole = '', fraction = '']) => Number(`${whole}.${fraction}`))
    .toSorted((a, b) => a - b)
  return { offsetSec: offsets[Math.floor(offsets.length / 2)] ?? null }
}
