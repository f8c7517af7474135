import * as z from 'zod'

import { folderPath, hidden } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { findLargeFilesStep } from './find-large-files.ts'
import { texts } from './texts.ts'

const isFile = "it.kind == 'file'"
/** More than 10 GB. */
const isHuge = `${isFile} && it.bytes > 10737418240`

/** Largest files and folders below one folder; a folder counts with everything in it. Null items: the folder could not be read. */
export const tool = defineTool({
  name: 'check_large_files',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['root'] },
  typicalMs: 15_000,
  timeoutMs: 120_000,
  args: () =>
    z.strictObject({
      root: folderPath().meta({ slot: 'user_folder' }),
      minMB: z.int().min(1).max(100_000).default(200).describe('MB'),
      top: z.int().min(1).max(200).default(50),
      maxSeconds: hidden(z.int().min(5).max(110).default(60).describe('s')),
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
            kind: z.enum(['file', 'folder']),
          }),
        )
        .nullable(),
      scannedFiles: z.int().describe('count'),
      skippedPlaceholders: z.int().describe('count'),
      complete: z.boolean(),
    }),
  steps: [
    {
      id: 'walk',
      via: 'node',
      run: findLargeFilesStep,
    },
  ],
  unknownWhen: 'items == null',
  findings: [
    {
      id: 'huge_file',
      severity: 'info',
      asCause: 'possible',
      when: `any(items, ${isHuge})`,
      act: { opens: 'storage' },
      culprits: { each: 'items', where: isHuge, best: 'it.bytes', name: 'it.path' },
    },
    {
      // Usual on a sound PC: no trouble comes of it.
      id: 'large_file',
      severity: 'info',
      when: `any(items, ${isFile}) && !any(items, ${isHuge})`,
      act: { opens: 'storage' },
      culprits: { each: 'items', where: isFile, best: 'it.bytes', name: 'it.path' },
    },
    { id: 'not_complete', severity: 'info', when: 'complete == false' },
  ],
  picture: [{ kind: 'rank', each: 'items', label: 'it.path', value: 'it.bytes', nothing: 'noLarge' }],
  plannerHints: { components: ['drive-space', 'drive', 'file'], symptoms: ['eats-space', 'full'] },
  texts,
})
