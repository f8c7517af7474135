import type { Risk } from '../../shared/domain/tool-manifest.ts'

/**
 * How a yes comes about where Deskmedic does not ask a person itself: `beforehand` by an option of a command, `in_sight` from a program
 * that was given the question to show, and that can be set to answer by itself.
 */
export type WayOfYes = 'beforehand' | 'in_sight'

/** What counts about a step: what it risks, whether its plan ticks it, and which values somebody else can have written. */
export type StepToAgreeTo = {
  readonly risk: Risk
  readonly ticked?: boolean | undefined
  readonly outside?: readonly string[] | undefined
}

/**
 * Whether a yes of this kind can cover the step. What is hard to undo, and what a plan leaves for somebody to tick, takes a person whom
 * Deskmedic asks itself. A value that others can have written takes somebody with the question in sight, which marks it.
 */
export function yesCovers(way: WayOfYes, { risk, ticked = true, outside = [] }: StepToAgreeTo): boolean {
  return ticked && risk !== 'elevated' && (way === 'in_sight' || outside.length === 0)
}
