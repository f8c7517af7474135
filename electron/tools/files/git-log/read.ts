import type { GitAnswer, GitCommit, GitPort } from '../../../contract/git-port.ts'
import { gitRecord } from '../../../contract/git-result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

type Query = { readonly path: string; readonly limit: number }

const ask = (args: Query, git: GitPort, signal: AbortSignal): Promise<GitAnswer<readonly GitCommit[]>> =>
  git.log(args.path, args.limit, signal)

/** The newest first. */
function record(args: Query, answer: GitAnswer<readonly GitCommit[]>) {
  return gitRecord(args.path, answer, {
    read: (commits) => ({ commits: commits.map((commit) => ({ ...commit })) }),
    unread: { commits: null },
  })
}

export const readStep: NodeStepRun<Query> = async ({ state, ports, signal }) => {
  const args = state.p
  return record(args, await ask(args, ports.git, signal))
}
