import * as z from 'zod'

import { folderPath, text, utcTimeText } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { findFilesStep } from './find-files.ts'
import { texts } from './texts.ts'

/** Finds files by name, type or age in one folder and below it. Null items: the folder could not be read. */
export const tool = defineTool({
  name: 'search_files',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['root'] },
  typicalMs: 4_000,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      root: folderPath().meta({ slot: 'user_folder' }),
      glob: text(/^[^\\/:"<>|\p{Cc}]{1,120}$/u, 120)
        .default('*')
        .meta({ slot: 'file_name' }),
      modifiedAfter: utcTimeText().nullable().default(null),
      maxResults: z.int().min(1).max(500).default(100),
    }),
  result: () =>
    z.object({
      root: z.string(),
      items: z
        .array(
          z.object({
            path: z.string(),
            bytes: z.int().describe('B'),
            modifiedUtc: z.iso.datetime(),
            placeholder: z.boolean(),
          }),
        )
        .nullable(),
      complete: z.boolean(),
    }),
  steps: [{ id: 'walk', via: 'node', run: findFilesStep }],
  unknownWhen: 'items == null',
  findings: [
    { id: 'none', severity: 'info', asCause: 'possible', when: 'count(items) == 0 && complete == true' },
    {
      id: 'cloud_only',
      severity: 'info',
      asCause: 'possible',
      when: 'any(items, it.placeholder == true)',
      followUpChecks: ['check_onedrive_status'],
    },
    { id: 'not_complete', severity: 'info', when: 'complete == false' },
  ],
  plannerHints: { components: ['file', 'cloud-files'], symptoms: ['missing'] },
  texts,
})
