import type { AuditNet } from '../../../shared/domain/audit-event.ts'
import type { StepState } from '../../contract/step-state.ts'
import type { Progress } from '../machine.ts'

export type StepPlace = { readonly tool: string; readonly phase: 'run' | 'undo'; readonly step: string }

/** A folder of one run, which nobody else reads. */
export type RunFolder = { readonly path: string; remove(): Promise<void> }

/** One step of a run, as what carries it out sees it. */
export type StepRun = {
  readonly place: StepPlace
  readonly state: StepState
  readonly confined: boolean
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onExternalCall: (net: AuditNet) => void
  /** Made at the first need, removed when the run has ended. */
  readonly folder: () => Promise<RunFolder>
}

export type StepAnswer = {
  readonly fields: Readonly<Record<string, unknown>>
  /** The question itself was answered with "there is none". */
  readonly empty: boolean
}
