import { defineTool } from '../../../contract/define-tool.ts'
import { differences } from '../../../contract/edit-arguments.ts'
import { gitRepository, repair } from '../../../contract/presets.ts'
import { args, commitStep, result, undoStep } from './commit.ts'
import { texts } from './texts.ts'

/**
 * Commits files of a repository in a workspace, or what is staged, on this PC alone: nothing is sent anywhere. The yes is for exactly
 * the shown difference after exactly this commit. Nothing of the repository runs.
 */
export const tool = defineTool({
  name: 'git_commit',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: repair,
  placement: gitRepository,
  timeoutMs: 120_000,
  args,
  result,
  steps: [{ id: 'commit', via: 'node', run: commitStep }],
  undo: 'automatic',
  undoReads: ['path', 'commit', 'parent'],
  undoSteps: [{ id: 'uncommit', via: 'node', run: undoStep }],
  preview: {
    argument: 'dryRun',
    worthwhileWhen: 'count(diffs) > 0',
    pins: { parent: 'parent', tree: 'tree' },
  },
  diffs: differences,
  object: { from: ['path'] },
  proof: {
    tool: 'git_log',
    args: { path: '$args.path', limit: 1, expected: '$args.tree' },
    after: 0,
    improvedWhen: 'any(after.commits, it.tree == args.tree)',
  },
  findings: [{ id: 'not_signed', severity: 'info', when: 'wantsSignature == true' }],
  texts,
})
