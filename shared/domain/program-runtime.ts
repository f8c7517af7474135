/** Programs of others that a tool can need: where one is not on the PC, its tools are disabled and name it. */
export const programRuntimes = ['git', 'python3', 'node', 'powershell7'] as const
export type ProgramRuntime = (typeof programRuntimes)[number]

/** What they are called everywhere. */
const programNames: Readonly<Record<ProgramRuntime, string>> = {
  git: 'Git',
  python3: 'Python 3',
  node: 'Node.js',
  powershell7: 'PowerShell 7',
}

/** What carries the tools, as people know it. */
const carrierNames: Readonly<Record<string, string>> = {
  windows: 'Windows',
  'powershell5.1': 'Windows PowerShell 5.1',
  node18: 'Node.js (Deskmedic)',
}

/** What is called so everywhere; one that nobody named is called by its id. */
export function runtimeName(runtime: string): string {
  return isProgramRuntime(runtime) ? programNames[runtime] : (carrierNames[runtime] ?? runtime)
}

export function isProgramRuntime(runtime: string): runtime is ProgramRuntime {
  return programRuntimes.some((one) => one === runtime)
}

/** One of them as a window shows it. `version` null = it is not known. */
export type RuntimeView = {
  readonly runtime: string
  readonly name: string
  readonly found: boolean
  readonly version: string | null
}
