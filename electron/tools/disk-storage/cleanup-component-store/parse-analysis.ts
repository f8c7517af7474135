import type { NativeOutput } from '../../../contract/define-tool.ts'

/** What Dism says of the component store; with `/English` it says so in English on every Windows. Null = it did not say. */
export function parseAnalysis({ stdout }: Pick<NativeOutput, 'stdout'>): { readonly recommended: boolean | null } {
  const answer = /^\s*Component Store Cleanup Recommended\s*:\s*(Yes|No)\s*$/im.exec(stdout)?.[1]
  return { recommended: answer === undefined ? null : answer.toLowerCase() === 'yes' }
}
