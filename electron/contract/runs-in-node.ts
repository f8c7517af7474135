import type { Tool } from './define-tool.ts'

/** True when nothing but Node carries the tool out: such steps run on every PC, by the ports of that PC. */
export function runsInNode({ steps, undoSteps = [] }: Pick<Tool, 'steps' | 'undoSteps'>): boolean {
  return [...steps, ...undoSteps].every(({ via }) => via === 'node')
}
