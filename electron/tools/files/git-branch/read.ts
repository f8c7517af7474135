import type { GitAnswer, GitBranch, GitPort } from '../../../contract/git-port.ts'
import { gitRecord } from '../../../contract/git-result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

type Query = { readonly path: string }

/** Most branches that a record names. */
const maxBranches = 200

const ask = (args: Query, git: GitPort, signal: AbortSignal): Promise<GitAnswer<readonly GitBranch[]>> =>
  git.branches(args.path, signal)

/** The ones that were worked on last, and how many there are. */
function record(args: Query, answer: GitAnswer<readonly GitBranch[]>) {
  return gitRecord(args.path, answer, {
    read: (branches) => ({
      branches: branches.slice(0, maxBranches).map((branch) => ({ ...branch })),
      total: branches.length,
    }),
    unread: { branches: null, total: null },
  })
}

export const readStep: NodeStepRun<Query> = async ({ state, ports, signal }) => {
  const args = state.p
  return record(args, await ask(args, ports.git, signal))
}
