import type { NodeStepRun } from '../../../contract/node-step.ts'

/** The screens that programs can use; null where this host cannot see them. */
export const readScreens: NodeStepRun = async ({ ports }) => {
  const screens = await ports.screens()
  return screens === null ? { screens, unavailable: ['screens:needs_window'] } : { screens }
}
