import { fileUses } from '../../../shared/domain/workspace.ts'
import type { FileQuestion, FileVerdict } from './judge-file.ts'

/** One use of a file by an agent, and what is said to it. */
export type AgentAnswer = { readonly question: FileQuestion; readonly judged: FileVerdict }

/** Whether an agent could read and change what lies at a path, use by use. Opens nothing. */
export function agentAnswers(
  path: string,
  judge: (question: FileQuestion) => Promise<FileVerdict>,
): Promise<readonly AgentAnswer[]> {
  return Promise.all(
    fileUses.map(async (use) => {
      const question: FileQuestion = { path, use, confined: true }
      return { question, judged: await judge(question) }
    }),
  )
}
