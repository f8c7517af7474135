import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { gitFindings, gitStateFields, gitUnknownWhen } from '../../../contract/git-result.ts'
import { gitRepository, readOnlyAsUser } from '../../../contract/presets.ts'
import { readStep } from './read.ts'
import { texts } from './texts.ts'

/** What was changed since the last commit, file by file. Nothing of the repository runs, and a file that may not be shown is only named. */
export const tool = defineTool({
  name: 'git_diff',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: gitRepository,
  typicalMs: 400,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({ path: folderPath().meta({ slot: 'user_folder' }), limit: z.int().min(1).max(100).default(20) }),
  result: () =>
    z.object({
      ...gitStateFields(),
      files: z.array(z.object({ path: z.string(), patch: z.string().nullable(), cut: z.boolean() })).nullable(),
      leftOut: z.array(z.string()).nullable(),
      more: z.int().describe('count').nullable(),
    }),
  steps: [{ id: 'read', via: 'node', run: readStep }],
  unknownWhen: gitUnknownWhen,
  findings: [
    ...gitFindings,
    { id: 'no_changes', severity: 'info', when: 'count(files) == 0 && count(leftOut) == 0 && more == 0' },
    { id: 'left_out', severity: 'info', when: 'count(leftOut) > 0' },
    { id: 'more_files', severity: 'info', when: 'more > 0' },
  ],
  picture: { none: 'Lines of text have no amount and no state to draw.' },
  texts,
})
