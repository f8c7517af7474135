import path from 'node:path'

import type { FileUse } from '../../../shared/domain/workspace.ts'
import type { AttachedView, ChosenFolder, FileAnswersView, FileAnswerView } from '../../../shared/ipc/workspace-view.ts'
import type { Backend } from '../../engine/backend.ts'
import { ok } from '../../kernel/result.ts'
import { agentAnswers, type AgentAnswer } from '../../policy/paths/agent-answers.ts'
import type { FileQuestion } from '../../policy/paths/judge-file.ts'
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
  readonly askForFile: () => Promise<string | null>
  readonly context: () => ViewContext
}

/** What helps a person to open folders to Deskmedic. Nothing here opens one. */
export function workspaceHandlers(
  deps: WorkspaceHandlerDeps,
): Pick<Handlers, 'workspaces.chooseFolder' | 'workspaces.explain' | 'workspaces.attach'> {
  const { settings, judgeFile, askForFolder, askForFile, context } = deps
  const named = (folder: string): ChosenFolder => {
    const taken = settings.get('workspaces').map(({ name }) => name)
    return { path: folder, name: suggestedName(folder, taken) }
  }
  const attached = async (chosen: string): Promise<AttachedView> => {
    const question: FileQuestion = { path: chosen.trim(), use: 'read', confined: true }
    const judged = await judgeFile(question)
    if (judged.verdict === 'allow') {
      return { isOpen: true, path: judged.file.path, isFolder: judged.file.kind === 'folder' }
    }
    const { refusal } = judged
    const around = await judgeFile({ ...question, confined: false })
    const isFolder = around.verdict === 'allow' && around.file.kind === 'folder'
    return {
      isOpen: false,
      path: chosen,
      error: errorView(refusedFile(refusal, question), context()),
      folder: refusal.reason === 'outside' ? named(isFolder ? chosen : path.dirname(chosen)) : null,
    }
  }
  return {
    'workspaces.chooseFolder': async () => {
      const folder = await askForFolder()
      return ok(folder === null ? null : named(folder))
    },
    'workspaces.attach': async (input) => {
      if ('path' in input) return ok(await attached(input.path))
      const chosen = await (input.kind === 'file' ? askForFile() : askForFolder())
      return ok(chosen === null ? null : await attached(chosen))
    },
    'workspaces.explain': async ({ path: asked }) => {
      const answers = await agentAnswers(asked.trim(), judgeFile)
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
