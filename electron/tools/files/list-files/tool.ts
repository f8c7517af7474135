import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { listFolderStep } from './list-folder.ts'
import { texts } from './texts.ts'

/** Lists what is in one folder. Null items: the folder could not be read. */
export const tool = defineTool({
  name: 'list_files',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['path'] },
  typicalMs: 300,
  timeoutMs: 15_000,
  args: () =>
    z.strictObject({
      path: folderPath().meta({ slot: 'user_folder' }),
      limit: z.int().min(1).max(1000).default(200),
    }),
  result: () =>
    z.object({
      path: z.string(),
      items: z
        .array(
          z.object({
            name: z.string(),
            kind: z.enum(['file', 'folder', 'link']),
            bytes: z.int().describe('B').nullable(),
            modifiedUtc: z.iso.datetime().nullable(),
            hidden: z.boolean(),
            placeholder: z.boolean(),
          }),
        )
        .nullable(),
      total: z.int().describe('count').nullable(),
    }),
  steps: [{ id: 'list', via: 'node', run: listFolderStep }],
  unknownWhen: 'items == null',
  findings: [
    { id: 'empty', severity: 'info', when: 'total == 0' },
    { id: 'cut', severity: 'info', when: 'total > count(items)' },
  ],
  picture: [{ kind: 'rank', each: 'items', label: 'it.name', value: 'it.bytes', nothing: 'emptyFolder' }],
  plannerHints: { components: ['file'] },
  texts,
})
