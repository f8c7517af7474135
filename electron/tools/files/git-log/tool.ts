import * as z from 'zod'

import { folderPath, hidden, text } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { gitFindings, gitStateFields, gitUnknownWhen } from '../../../contract/git-result.ts'
import { gitRepository, readOnlyAsUser } from '../../../contract/presets.ts'
import { readStep } from './read.ts'
import { texts } from './texts.ts'

/** The last commits of the repository whose top folder this is. Nothing of the repository runs. */
export const tool = defineTool({
  name: 'git_log',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: gitRepository,
  typicalMs: 400,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      path: folderPath().meta({ slot: 'user_folder' }),
      limit: z.int().min(1).max(200).default(20),
      expected: hidden(
        text(/^[0-9a-f]{40,64}$/, 64)
          .nullable()
          .default(null),
      ),
    }),
  result: () =>
    z.object({
      ...gitStateFields(),
      commits: z
        .array(
          z.object({
            id: z.string(),
            tree: z.string(),
            author: z.string(),
            atUtc: z.iso.datetime(),
            subject: z.string(),
          }),
        )
        .nullable(),
    }),
  steps: [{ id: 'read', via: 'node', run: readStep }],
  unknownWhen: gitUnknownWhen,
  findings: [
    ...gitFindings,
    { id: 'no_commits', severity: 'info', when: 'count(commits) == 0' },
    {
      id: 'not_committed',
      severity: 'warning',
      when: 'args.expected != null && count(commits, it.tree == args.expected) == 0',
    },
  ],
  picture: { none: 'When somebody worked on a project says nothing of this PC.' },
  texts,
})
