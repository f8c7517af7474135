import type { NativeOutput } from '../../../contract/define-tool.ts'

/**
 * Rights of the signed-in person, from a table whose first column is the same on every Windows; what they mean stands
 * beside it in the language of the PC. Null = no right is named at all.
 */
export function parsePrivileges({ stdout }: Pick<NativeOutput, 'stdout'>): { readonly mayRestart: boolean | null } {
  const rights = [...stdout.matchAll(/^"(Se\w+Privilege)"/gm)].map(([, name]) => name)
  return { mayRestart: rights.length === 0 ? null : rights.includes('SeShutdownPrivilege') }
}
