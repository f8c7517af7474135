import * as z from 'zod'

import { namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { given } from '../../../contract/edit-steps.ts'
import {
  encodingReasons,
  mostPageBytes,
  textEncodings,
  type FilePage,
  type NamedFile,
  type ReadingPort,
  type WantedPage,
} from '../../../contract/file-reading-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

const mostLine = 1_000_000_000
const mostByte = Number.MAX_SAFE_INTEGER

export const args = () =>
  z.strictObject({
    workspace: workspaceName(),
    path: namedPath().meta({ slot: 'user_file' }),
    fromLine: z.int().min(1).max(mostLine).default(1),
    lines: z.int().min(1).max(5_000).default(500),
    fromByte: z.int().min(0).max(mostByte).nullable().default(null),
    bytes: z.int().min(1).max(mostPageBytes).default(65_536),
    encoding: z.enum(['auto', ...textEncodings]).default('auto'),
    includeHidden: z.boolean().default(false),
  })

export const result = () =>
  z.object({
    path: z.string(),
    sizeBytes: z.int().describe('B'),
    modifiedUtc: z.iso.datetime(),
    encoding: z.enum([...textEncodings, 'binary']),
    encodingBecause: z.enum(encodingReasons),
    damaged: z.boolean(),
    text: z.string().nullable(),
    digits: z.string().nullable(),
    fromLine: z.int().nullable(),
    toLine: z.int().nullable(),
    lines: z.int().describe('lines').nullable(),
    fromByte: z.int(),
    toByte: z.int(),
    nextLine: z.int().nullable(),
    nextByte: z.int().nullable(),
  })

type Args = z.output<ReturnType<typeof args>>

/** What the arguments mean: which file, and what of it. */
function wantedOf({ workspace, path, encoding, includeHidden, ...page }: Args): {
  readonly file: NamedFile
  readonly wanted: WantedPage
} {
  return {
    file: { path, withHidden: includeHidden, ...(workspace === null ? {} : { workspace }) },
    wanted: { ...page, encoding: encoding === 'auto' ? null : encoding },
  }
}

async function readFile(asked: Args, edits: ReadingPort, signal: AbortSignal): Promise<FilePage | StepFailure> {
  const { file, wanted } = wantedOf(asked)
  return given(await edits.read(file, wanted, signal))
}

export const readStep: NodeStepRun<Args> = ({ state, ports, signal }) => readFile(state.p, ports.edits, signal)
