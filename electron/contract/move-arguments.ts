import * as z from 'zod'

import { agreement, namedPath, workspaceName } from './edit-arguments.ts'

/** A file that is copied or moved, and where to. */
export const movedArgs = () =>
  z.strictObject({ workspace: workspaceName(), path: namedPath(), to: namedPath(), ...agreement() })

/** A file, with the folder that it is named from on. */
export function namedIn<Change extends object>(
  workspace: string | null,
  change: Change,
): Change & { readonly workspace?: string } {
  return workspace === null ? change : { ...change, workspace }
}
