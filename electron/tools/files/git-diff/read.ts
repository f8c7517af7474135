import type { GitAnswer, GitDiff, GitPort } from '../../../contract/git-port.ts'
import { gitRecord } from '../../../contract/git-result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

type Query = { readonly path: string; readonly limit: number }

const ask = (args: Query, git: GitPort, signal: AbortSignal): Promise<GitAnswer<GitDiff>> =>
  git.diff(args.path, args.limit, signal)

/** Each file with its lines, those that may not be shown by name only. */
function record(args: Query, answer: GitAnswer<GitDiff>) {
  return gitRecord(args.path, answer, {
    read: ({ files, leftOut, more }) => ({ files: files.map((file) => ({ ...file })), leftOut: [...leftOut], more }),
    unread: { files: null, leftOut: null, more: null },
  })
}

export const readStep: NodeStepRun<Query> = async ({ state, ports, signal }) => {
  const args = state.p
  return record(args, await ask(args, ports.git, signal))
}
