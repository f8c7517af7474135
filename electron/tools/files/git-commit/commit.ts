/* oxlint-disable no-control-regex -- a message has lines, and a name of a file has none */
import * as z from 'zod'

import { folderPath, hidden, text } from '../../../contract/argument-schemas.ts'
import { difference } from '../../../contract/edit-arguments.ts'
import { given } from '../../../contract/edit-steps.ts'
import type { GitCommitPort, MadeCommit, PlannedCommit } from '../../../contract/git-commit-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'

const id = /^(?:[0-9a-f]{40,64}|none)$/
const bound = (pattern: RegExp) => hidden(text(pattern, 64).nullable().default(null))

export const args = () =>
  z.strictObject({
    path: folderPath().meta({ slot: 'user_folder' }),
    message: text(/^(?=[^]*\S)[^\u0000-\u0009\u000b-\u001f\u007f]+$/, 2_000),
    files: z
      .array(text(/^(?![/\\])[^\u0000-\u001f\u007f\\]+$/, 260))
      .max(100)
      .default([]),
    dryRun: z.boolean().default(true),
    parent: bound(id),
    tree: bound(id),
  })

export const result = () =>
  z.object({
    path: z.string(),
    branch: z.string(),
    author: z.string(),
    parent: z.string().regex(id),
    tree: z.string().regex(id),
    commit: z.string().regex(id).nullable(),
    wantsSignature: z.boolean(),
    diffs: z.array(difference()),
  })

type Args = z.output<ReturnType<typeof args>>
type Committed = PlannedCommit & { readonly path: string; readonly commit: string | null }

/** Shown, or done. */
async function commitFiles(
  { path, message, files, dryRun, parent, tree }: Args,
  commits: GitCommitPort,
  signal: AbortSignal,
): Promise<Committed | StepFailure> {
  const [wanted, agreed] = [
    { folder: path, message, files },
    { parent, tree },
  ] as const
  const made: PlannedCommit | StepFailure = dryRun
    ? given(await commits.plan(wanted, agreed, signal))
    : given(await commits.commit(wanted, agreed, signal))
  return 'branch' in made ? { commit: null, path, ...made } : made
}

async function undoCommit(
  { path, commit, parent }: { readonly path: string; readonly commit: string | null; readonly parent: string },
  commits: GitCommitPort,
  signal: AbortSignal,
): Promise<StepFailure | null> {
  if (commit === null) return null
  const made: MadeCommit = { folder: path, commit, parent }
  const undone = await commits.undoCommit(made, signal)
  return undone.ok ? null : stepFailure(undone.error)
}

export const commitStep: NodeStepRun<Args> = ({ state, ports, signal }) => commitFiles(state.p, ports.commits, signal)

export const undoStep: NodeStepRun<Args, z.output<ReturnType<typeof result>>> = async ({ state, ports, signal }) => {
  const { path, commit, parent } = state.r
  return (await undoCommit({ path, commit, parent }, ports.commits, signal)) ?? {}
}
