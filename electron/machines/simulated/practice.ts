import type { ExampleName } from '../../../shared/domain/example.ts'
import type { Result } from '../../kernel/result.ts'
import type { Fault } from './fault.ts'
import { setUpPc } from './set-up.ts'
import type { PcState } from './simulated-pc.ts'

/** What breaks the practice PC so that it has what each example complains about. */
export const exampleFaults: Readonly<Record<ExampleName, string>> = {
  print: 'print-job-stuck',
  wifi: 'wifi-dropped',
  slow: 'cpu-runaway-app',
  disk: 'disk-full-user-temp',
  mail: 'outlook-hung',
  sound: 'microphone-privacy-off',
}

/** The PC on which things are broken on purpose. */
export type Practice = {
  /** Makes it a fresh PC with what this example complains about, or a healthy one for null. What it had before is gone. */
  readonly become: (example: ExampleName | null) => Promise<Result<void>>
}

export type PracticeDeps = {
  readonly loadFaults: () => Promise<readonly Fault[]>
  /** Whose PC it is, by the name of a profile. */
  readonly profile?: string | undefined
  /** Puts another PC in the place of the one that is there, once nothing looks at it. */
  readonly replace: (state: PcState) => Promise<Result<void>>
}

export function createPractice({ loadFaults, profile, replace }: PracticeDeps): Practice {
  return {
    become: async (example) => {
      const broken = example === null ? [] : [exampleFaults[example]]
      const fresh = setUpPc(broken, await loadFaults(), profile)
      return fresh.ok ? replace(fresh.value) : fresh
    },
  }
}
