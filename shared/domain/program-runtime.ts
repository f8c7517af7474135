/** Programs of others that a tool can need: where one is not on the PC, its tools are disabled and name it. */
export const programRuntimes = ['git', 'python3', 'node', 'powershell7'] as const
export type ProgramRuntime = (typeof programRuntimes)[number]

/** What they are called everywhere. */
export const programNames: Readonly<Record<ProgramRuntime, string>> = {
  git: 'Git',
  python3: 'Python 3',
  node: 'Node.js',
  powershell7: 'PowerShell 7',
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
