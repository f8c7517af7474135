import { entryName } from '../../shared/domain/network-settings.ts'
import type { Workspace } from '../../shared/domain/workspace.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

/** The workspaces with one of them as it is to be, in its place. Fails with `unknown_workspace`. */
export function withChanged(own: readonly Workspace[], changed: Workspace): Result<readonly Workspace[]> {
  if (own.some(({ name }) => name === changed.name))
    return ok(own.map((each) => (each.name === changed.name ? changed : each)))
  return fail('unknown_workspace', { workspace: changed.name.slice(0, 80), known: own.map(entryName) })
}
