import type { LocalizedText } from '../../../shared/domain/locale.ts'
import type { SimulatedPc } from './simulated-pc.ts'

/** One cause on the simulated PC. It goes away only by an effect that would really cure it. */
export type Fault = {
  readonly name: string
  readonly cause: string
  /** Areas in which people complain about it. */
  readonly areas: readonly string[]
  /** State fields that it writes: two faults that write the same field cannot be combined. */
  readonly writes: readonly string[]
  readonly apply: (pc: SimulatedPc) => void
  /** Id of the finding of this folder's tool that shows it. */
  readonly finding: string
  /** Arguments of the check that shows it, where its defaults do not. */
  readonly findingArgs?: Readonly<Record<string, unknown>>
  /** Tools that cure it, with the arguments that do. */
  readonly curedBy: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Further calls of such a tool, where the first alone is not enough: with all of them the finding is gone. */
  readonly cureContinues?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** The cure needs what only a person can bring, such as installation files: no plan fills it in. */
  readonly personBrings?: true
  /**
   * When the finding goes away after the cure: at once (absent), with the next start of Windows, or only as its log
   * entries become too old, because logs are history.
   */
  readonly cureShows?: 'after_restart' | { readonly afterDays: number; readonly restart?: true }
  /** Tools that do not, with the reason: what the checks show tells so beforehand. */
  readonly notCuredBy: Readonly<Record<string, string>>
  /** Milder tools that do not cure it either, with the reason, where nothing tells so before they were tried. */
  readonly triedFirst?: Readonly<Record<string, string>>
  /** Faults while which its finding cannot be seen, as on a real PC. */
  readonly maskedBy?: readonly MaskedBy[]
  /** What to tell the person when no tool cures it. */
  readonly advice?: LocalizedText
  /** `restores` = undoing the cure brings the fault back. */
  readonly undo: 'restores' | 'none'
  /** What a person with this fault says. A test of the planner, never one of its phrases. */
  readonly complaint: LocalizedText
}

/** `because` says what stands in the way of the check. */
export type MaskedBy = { readonly faults: readonly string[]; readonly because: string }

/** Faults stand in the folder of the tool that finds them. */
export function defineFaults<const Faults extends readonly Fault[]>(faults: Faults): Faults {
  return faults
}
