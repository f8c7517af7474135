/* oxlint-disable no-control-regex -- a name has none of these, and no pattern leads out of the folder */
import * as z from 'zod'

import { lineText, text } from '../../../contract/argument-schemas.ts'
import type { CodeAnswer } from '../../../contract/code-search-port.ts'
import { wordsOnlyReasons } from '../../../contract/embedding-port.ts'
import { givenName, namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { maskSecrets } from '../../../contract/mask-secrets.ts'
import type { NodeStepPorts, NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'

export const args = () =>
  z.strictObject({
    workspace: workspaceName(),
    path: namedPath().nullable().default(null).meta({ slot: 'user_folder' }),
    collection: givenName(),
    question: lineText(400).meta({ slot: 'search_words' }),
    only: z
      .array(text(/^(?!\/)[^\u0000-\u001f\u007f\\|:]+$/, 100))
      .max(10)
      .default([]),
    maxResults: z.int().min(1).max(50).default(10),
  })

export const result = () =>
  z.object({
    folders: z.array(z.string()).default([]),
    matches: z
      .array(
        z.object({
          folder: z.string().default(''),
          file: z.string(),
          name: z.string(),
          firstLine: z.int(),
          lastLine: z.int(),
          excerpt: z.string(),
        }),
      )
      .nullable(),
    mode: z.enum(['words', 'words_and_meaning']),
    wordsOnlyBecause: z.enum(wordsOnlyReasons).nullable().default(null),
    files: z.int().describe('count'),
    pieces: z.int().describe('count'),
    piecesByMeaning: z.int().default(0).describe('count'),
    meaningComplete: z.boolean().default(true),
    filesRead: z.int().describe('count'),
    indexBytes: z.int().describe('B'),
    complete: z.boolean(),
  })

type Args = z.output<ReturnType<typeof args>>

/** Places in the code that a question is about. What looks like a password in them is masked. */
async function searchCode(
  { workspace, path, collection, question, only, maxResults }: Args,
  { code, progress }: Pick<NodeStepPorts, 'code' | 'progress'>,
  signal: AbortSignal,
): Promise<z.output<ReturnType<typeof result>> | StepFailure> {
  const named = { path, collection, ...(workspace === null ? {} : { workspace }) }
  const found = await code.search({ ...named, text: question, only, maxResults }, signal, progress)
  return found.ok ? record(found.value) : stepFailure(found.error)
}

function record(answer: CodeAnswer) {
  const { matches, complete } = answer
  // What was not looked at can hold it.
  if (matches.length === 0 && !complete) return { ...answer, matches: null }
  return { ...answer, matches: matches.map((match) => ({ ...match, excerpt: maskSecrets(match.excerpt) })) }
}

export const searchStep: NodeStepRun<Args> = ({ state, ports, signal }) => searchCode(state.p, ports, signal)
