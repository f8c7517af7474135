import * as z from 'zod'

import { folderPath, text, utcTimeText } from '../../../contract/argument-schemas.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { findFilesStep } from './find-files.ts'
import { deletedFilesStep } from './recycle-bin.ts'
import { texts } from './texts.ts'

const isNamed = "args.glob != '*'"

/**
 * Finds files by name, type, age or lines in them, in one folder and below it, and those of them that were deleted to the Recycle Bin. Null
 * items: the folder could not be read. Null lines or deleted: nobody looked for them, because no content was asked for, or because it was. Where no file is named, everything fits, so what fits says little by itself.
 */
export const tool = defineTool({
  name: 'search_files',
  version: 3,
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
        .meta({ slot: 'file_name', guessed: true }),
      modifiedAfter: utcTimeText().nullable().default(null),
      // oxlint-disable-next-line no-control-regex -- no pattern holds the sign that ends a text for programs
      content: text(/^[^\u0000\r\n]+$/, 500)
        .nullable()
        .default(null),
      context: z.int().min(0).max(10).default(0),
      caseSensitive: z.boolean().default(false),
      includeHidden: z.boolean().default(false),
      includeIgnored: z.boolean().default(false),
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
      lines: z
        .array(
          z.object({
            path: z.string(),
            line: z.int(),
            text: z.string(),
            before: z.array(z.string()),
            after: z.array(z.string()),
          }),
        )
        .nullable(),
      complete: z.boolean(),
      deleted: z
        .array(
          z.object({
            path: z.string(),
            bytes: z.int().describe('B'),
            deletedUtc: z.iso.datetime(),
          }),
        )
        .nullable(),
    }),
  steps: [
    { id: 'walk', via: 'node', outputs: ['root', 'items', 'lines', 'complete'], run: findFilesStep },
    { id: 'bin', via: 'node', outputs: ['deleted'], run: deletedFilesStep, onlyIf: ({ p }) => p['content'] === null },
  ],
  unknownWhen: 'items == null',
  findings: [
    {
      // What is missed is soon missed: without a name only what was deleted lately is worth a word.
      id: 'in_recycle_bin',
      severity: 'info',
      asCause: 'possible',
      when: `any(deleted, days_since(it.deletedUtc) <= 3) || (${isNamed} && count(deleted) > 0)`,
      keeps: ['deleted_files'],
      isWhatIsKept: true,
      culprits: { each: 'deleted', name: 'it.path' },
    },
    {
      id: 'none',
      severity: 'info',
      asCause: 'possible',
      when: 'count(items) == 0 && complete == true && (deleted == null || count(deleted) == 0)',
    },
    {
      id: 'cloud_only',
      severity: 'info',
      asCause: 'possible',
      when: `${isNamed} && any(items, it.placeholder == true)`,
      followUpChecks: ['check_onedrive_status'],
    },
    // Usual, and no answer by itself: without the internet it is why a file does not open.
    { id: 'some_in_cloud', severity: 'info', when: `args.glob == '*' && any(items, it.placeholder == true)` },
    { id: 'not_complete', severity: 'info', when: 'complete == false && lines == null' },
    { id: 'lines_not_complete', severity: 'info', when: 'complete == false && lines != null' },
  ],
  fileTexts: {
    ...{ kind: 'found', each: 'lines', path: 'path', line: 'line', text: 'text' },
    ...{ before: 'before', after: 'after', pattern: 'content' },
  },
  picture: [
    { kind: 'rank', each: 'items', label: 'it.path', value: 'it.bytes', nothing: 'noFile' },
    { kind: 'events', when: 'count(deleted) > 0', each: 'deleted', label: 'it.path', at: 'it.deletedUtc', days: null },
  ],
  plannerHints: { components: ['file', 'cloud-files'], symptoms: ['missing'] },
  texts,
})
