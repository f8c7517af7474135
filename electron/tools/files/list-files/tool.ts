import * as z from 'zod'

import { folderPath, text } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { listFolderStep } from './list-folder.ts'
import { texts } from './texts.ts'

/** Lists a page of one folder, and of those below it. Null items: the folder could not be read. */
export const tool = defineTool({
  name: 'list_files',
  aliases: ['list_directory'],
  version: 3,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['path'] },
  typicalMs: 300,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      path: folderPath().meta({ slot: 'user_folder' }),
      recursive: z.boolean().default(false),
      includeHidden: z.boolean().default(false),
      after: text(/^[^\u0000]+$/, 4_096) // oxlint-disable-line no-control-regex -- every name that a file can have
        .nullable()
        .default(null),
      limit: z.int().min(1).max(1000).default(200),
    }),
  result: () =>
    z.object({
      path: z.string(),
      items: z
        .array(
          z.object({
            name: z.string(),
            kind: z.enum(['file', 'folder', 'link', 'pipe', 'socket', 'device']),
            bytes: z.int().describe('B').nullable(),
            modifiedUtc: z.iso.datetime().nullable(),
            hidden: z.boolean(),
            placeholder: z.boolean(),
          }),
        )
        .nullable(),
      total: z.int().describe('count').nullable(),
      leftOut: z.int().describe('count').nullable(),
      next: z.string().nullable(),
      complete: z.boolean().nullable(),
    }),
  steps: [{ id: 'list', via: 'node', run: listFolderStep }],
  unknownWhen: 'items == null',
  findings: [
    { id: 'empty', severity: 'info', when: 'total == 0' },
    { id: 'cut', severity: 'info', when: 'next != null || (args.after == null && total > count(items))' },
    { id: 'hidden_left_out', severity: 'info', when: 'leftOut > 0' },
    { id: 'not_complete', severity: 'info', when: 'items != null && complete == false' },
  ],
  picture: [{ kind: 'rank', each: 'items', label: 'it.name', value: 'it.bytes', nothing: 'emptyFolder' }],
  plannerHints: { components: ['file'] },
  texts,
})
