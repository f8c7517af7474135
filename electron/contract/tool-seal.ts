import type { Step, Tool } from './define-tool.ts'

type Sealed = Pick<Tool, 'name' | 'version' | 'steps' | 'undoSteps'>

/**
 * What this tool runs, as text: its version, scripts and programs with their arguments. A yes is given for exactly this; a script
 * that changed asks again, whether anybody thought of its version or not.
 */
export function sealText({ name, version, steps, undoSteps = [] }: Sealed): string {
  return JSON.stringify({ name, version, steps: steps.map(stepText), undoSteps: undoSteps.map(stepText) })
}

function stepText(step: Step): readonly unknown[] {
  if (step.via === 'powershell') return [step.id, step.script]
  return step.via === 'native' ? [step.id, step.executable, step.argv, step.okExitCodes] : [step.id]
}
