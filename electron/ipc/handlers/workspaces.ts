import type { FileUse } from '../../../shared/domain/workspace.ts'
import type { FileAnswersView, FileAnswerView } from '../../../shared/ipc/workspace-view.ts'
import type { Backend } from '../../hosts/backend.ts'
import { ok } from '../../kernel/result.ts'
import { agentAnswers, type AgentAnswer } from '../../policy/paths/agent-answers.ts'
import { refusedFile } from '../../policy/paths/refused-file.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import { suggestedName } from '../pc/suggested-name.ts'
import type { Handlers } from '../router.ts'

export type WorkspaceHandlerDeps = {
  readonly settings: Pick<ReadSettings, 'get'>
  readonly judgeFile: Backend['judgeFile']
  /** Asks the person for a folder; null = they chose none. */
  readonly askForFolder: () => Promise<string | null>
  readonly context: () => ViewContext
}

/** What helps a person to open folders to Deskmedic. Nothing here opens one. */
export function workspaceHandlers(
  deps: WorkspaceHandlerDeps,
): Pick<Handlers, 'workspaces.chooseFolder' | 'workspaces.explain'> {
  const { settings, judgeFile, askForFolder, context } = deps
  return {
    'workspaces.chooseFolder': async () => {
      const path = await askForFolder()
      const taken = settings.get('workspaces').map(({ name }) => name)
      return ok(path === null ? null : { path, name: suggestedName(path, taken) })
    },
    'workspaces.explain': async ({ path }) => {
      const answers = await agentAnswers(path.trim(), judgeFile)
      const views = answers.map((answer): [FileUse, FileAnswerView] => [
        answer.question.use,
        answerView(answer, context()),
      ])
      return ok(Object.fromEntries(views) as FileAnswersView)
    },
  }
}

function answerView({ question, judged }: AgentAnswer, context: ViewContext): FileAnswerView {
  if (judged.verdict === 'refuse')
    return { isOpen: false, error: errorView(refusedFile(judged.refusal, question), context) }
  return { isOpen: true, workspace: judged.file.workspace?.name ?? '', path: judged.file.path }
}
