import type { GitAnswer, GitPort, GitStatus } from '../../../contract/git-port.ts'
import { gitRecord } from '../../../contract/git-result.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

type Query = { readonly path: string }

/** Most files that a record names. */
const maxFiles = 500

const nothing = {
  ...{ branch: null, upstream: null, ahead: null, behind: null },
  ...{ files: null, total: null, filtersOff: null },
}

export const ask = (args: Query, git: GitPort, signal: AbortSignal): Promise<GitAnswer<GitStatus>> =>
  git.status(args.path, signal)

/** The first files that are changed, and how many there are. */
export function record(args: Query, answer: GitAnswer<GitStatus>) {
  return gitRecord(args.path, answer, {
    read: ({ branch, upstream, ahead, behind, files, filtersOff }) => ({
      ...{ branch, upstream, ahead, behind, filtersOff },
      files: files.slice(0, maxFiles).map((file) => ({ ...file })),
      total: files.length,
    }),
    unread: nothing,
  })
}

export const readStep: NodeStepRun<Query> = async ({ state, ports, signal }) => {
  const args = state.p
  return record(args, await ask(args, ports.git, signal))
}
