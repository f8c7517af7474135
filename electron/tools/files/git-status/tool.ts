import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { gitFindings, gitStateFields, gitUnknownWhen } from '../../../contract/git-result.ts'
import { gitChanges } from '../../../contract/git-port.ts'
import { gitRepository, readOnlyAsUser } from '../../../contract/presets.ts'
import { readStep } from './read.ts'
import { texts } from './texts.ts'

/** What is changed in the repository whose top folder this is, by the Git of this PC. Nothing of the repository runs. */
export const tool = defineTool({
  name: 'git_status',
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
      branch: z.string().nullable(),
      upstream: z.string().nullable(),
      ahead: z.int().describe('count').nullable(),
      behind: z.int().describe('count').nullable(),
      files: z.array(z.object({ path: z.string(), change: z.enum(gitChanges), staged: z.boolean() })).nullable(),
      total: z.int().describe('count').nullable(),
      filtersOff: z.int().describe('count').nullable(),
    }),
  steps: [{ id: 'read', via: 'node', run: readStep }],
  unknownWhen: gitUnknownWhen,
  findings: [
    ...gitFindings,
    { id: 'clean', severity: 'info', when: 'total == 0' },
    { id: 'changed', severity: 'info', when: 'total > 0' },
    { id: 'conflicts', severity: 'info', when: "any(files, it.change == 'conflict')" },
    // Contents are compared as they are stored: what a filter makes of them is not known.
    { id: 'filters_off', severity: 'info', when: 'filtersOff > 0' },
  ],
  picture: { none: 'Names of files have no amount and no state to draw.' },
  texts,
})
