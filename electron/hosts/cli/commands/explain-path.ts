import path from 'node:path'

import * as z from 'zod'

import { pathStyles } from '../../../../shared/domain/path-sandbox.ts'
import { fileUses } from '../../../../shared/domain/workspace.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import { lookHere, realPlaceHere } from '../../../executors/files/workspaces/file-judge.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { agentAnswers, type AgentAnswer } from '../../../policy/paths/agent-answers.ts'
import type { FileVerdict } from '../../../policy/paths/judge-file.ts'
import { judgePathIn, type PathInAnswer } from '../../../policy/paths/judge-path-in.ts'
import { rulesFor } from '../../../policy/paths/path-rules.ts'
import { placeOf } from '../../../policy/paths/place.ts'
import { refusedFile } from '../../../policy/paths/refused-file.ts'
import { harmless } from '../../../views/harmless.ts'
import { runBatch } from '../batch.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { showReason } from '../../lines/show-error.ts'

/** Whether an agent could read and change what lies at a path, and why. Opens nothing. */
export async function explainPath(context: CliContext, given: string): Promise<Result<CommandOutcome>> {
  const asked = fromHere(context, given)
  const answers = await agentAnswers(asked, context.backend.judgeFile)
  const isOpen = answers.some(({ judged }) => judged.verdict === 'allow')
  return ok({
    exitCode: isOpen ? exitCodes.done : exitCodes.refused,
    data: Object.fromEntries(answers.map(({ question, judged }) => [question.use, dataOf(judged)])),
    lines: answers.flatMap((answer) => linesOf(answer, context.translator)),
  })
}

/** What is typed is meant from the folder of the terminal, unless it begins with the name of a workspace. */
function fromHere({ backend }: CliContext, given: string): string {
  const rules = rulesFor(backend.machine.kind === 'simulated' ? 'win32' : process.platform)
  const [first = ''] = given.split(rules.separators)
  const isName = backend.settings.get('workspaces').some(({ name }) => name === first) || first === 'downloads'
  const isWhole = path.win32.isAbsolute(given) || path.posix.isAbsolute(given) || /^[a-z]:/i.test(given)
  // `..` is left in: the disk says where it leads to.
  return isWhole || isName ? given : `${process.cwd()}${path.sep}${given}`
}

function linesOf({ question, judged }: AgentAnswer, translator: Translator): readonly string[] {
  if (judged.verdict === 'refuse') {
    const reason = showReason(refusedFile(judged.refusal, question), translator)
    return [translator.text(`explain.path.${question.use}.refuse`), `  ${reason}`]
  }
  const { workspace, path: real } = judged.file
  const where = translator.text('explain.path.where', { workspace: workspace?.name ?? '', path: harmless(real) })
  return [translator.text(`explain.path.${question.use}.allow`), `  ${where}`]
}

function dataOf(judged: FileVerdict): Readonly<Record<string, unknown>> {
  if (judged.verdict === 'refuse') {
    const { reason, step, workspace, pattern } = judged.refusal
    return { verdict: 'block', code: reason, step, workspace, ...(pattern === null ? {} : { pattern }) }
  }
  const { path: resolved, workspace, kind } = judged.file
  return { verdict: 'allow', code: 'passed', step: null, workspace: workspace?.name ?? null, resolved, kind }
}

const pathQuestion = z.object({
  platform: z.enum(pathStyles),
  root: z.string(),
  input: z.string(),
  op: z.enum(fileUses).optional(),
})

/** The path sandbox alone, for any folder; on the other kind of system by the text alone. */
export function explainPathBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, async (input) => {
    const question = pathQuestion.safeParse(input)
    if (!question.success) return failArgument({ field: question.error.issues[0]?.path.join('.') ?? '', rule: 'type' })
    const { platform, root, input: asked, op } = question.data
    const rules = rulesFor(platform)
    const isHere = rules.style === rulesFor(process.platform).style
    const folder = isHere ? await realPlaceHere(root, rules) : placeOf(root, rules)
    if (folder === null) return failArgument({ field: 'root', rule: 'folder' })
    const answer = await judgePathIn({ root: folder, input: asked, use: op, rules, look: isHere ? lookHere : null })
    return ok(batchAnswer(answer))
  })
}

function batchAnswer(answer: PathInAnswer): Readonly<Record<string, unknown>> {
  return answer.verdict === 'allow' ? { ...answer, code: 'passed', step: null } : { ...answer }
}
