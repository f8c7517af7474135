import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { gitFindings, gitStateFields, gitUnknownWhen } from '../../../contract/git-result.ts'
import { gitRepository, readOnlyAsUser } from '../../../contract/presets.ts'
import { readStep } from './read.ts'
import { texts } from './texts.ts'

/** The branches of the repository whose top folder this is. Nothing of the repository runs. */
export const tool = defineTool({
  name: 'git_branch',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: gitRepository,
  typicalMs: 400,
  timeoutMs: 60_000,
  args: () => z.strictObject({ path: folderPath().meta({ slot: 'user_folder' }) }),
  result: () =>
    z.object({
      ...gitStateFields(),
      branches: z
        .array(z.object({ name: z.string(), id: z.string(), current: z.boolean(), atUtc: z.iso.datetime() }))
        .nullable(),
      total: z.int().describe('count').nullable(),
    }),
  steps: [{ id: 'read', via: 'node', run: readStep }],
  unknownWhen: gitUnknownWhen,
  findings: [...gitFindings],
  picture: { none: 'Names of branches have no amount and no state to draw.' },
  texts,
})
