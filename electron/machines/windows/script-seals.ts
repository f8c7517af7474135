import { sha256 } from '../../kernel/digest.ts'
import type { Step, Tool } from '../../contract/define-tool.ts'
import type { StepPlace } from '../steps/step-run.ts'

/** SHA-256 of every script as it was when the program was loaded. */
export type ScriptSeals = {
  /** Null = the script was not part of the program. */
  find(place: StepPlace): string | null
}

/** Takes the seals of all scripts, once, at load time. */
export function sealScripts(tools: readonly Pick<Tool, 'name' | 'steps' | 'undoSteps'>[]): ScriptSeals {
  const seals = new Map<string, string>()
  const seal = (tool: string, phase: StepPlace['phase'], steps: readonly Step[]): void => {
    for (const step of steps) {
      if (step.via === 'powershell') seals.set(keyOf({ tool, phase, step: step.id }), sha256(step.script))
    }
  }
  for (const tool of tools) {
    seal(tool.name, 'run', tool.steps)
    seal(tool.name, 'undo', tool.undoSteps ?? [])
  }
  return { find: (place) => seals.get(keyOf(place)) ?? null }
}

function keyOf({ tool, phase, step }: StepPlace): string {
  return `${tool}/${phase}/${step}`
}
