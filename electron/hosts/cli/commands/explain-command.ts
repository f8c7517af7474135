import * as z from 'zod'

import { commandShells, type CommandShell, type CommandVerdict } from '../../../../shared/domain/command-class.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { classifyCommand } from '../../../policy/commands/classify-command.ts'
import { commandClassLines } from '../../../views/command-words.ts'
import { runBatch } from '../batch.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

const commandQuestion = z.object({ shell: z.enum(commandShells), line: z.string() })

/** What a command line would do, and why. Runs nothing. */
export function explainCommand(context: CliContext, line: string, shell: string): Result<CommandOutcome> {
  const question = commandQuestion.safeParse({ shell, line })
  if (!question.success) return failArgument({ field: 'shell', allowed: commandShells })
  const verdict = classifyCommand(question.data.shell, line)
  return ok({
    exitCode: exitCodes.done,
    data: dataOf(verdict),
    lines: commandClassLines(verdict, context.translator),
  })
}

export function explainCommandBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, (input) => {
    const question = commandQuestion.safeParse(input)
    if (question.success) return ok(dataOf(classifyCommand(question.data.shell, question.data.line)))
    const field = question.error.issues[0]?.path.join('.') ?? ''
    return failArgument({ field, rule: 'type' })
  })
}

/** The shell in which a free command of Deskmedic runs. */
export const usualShell: CommandShell = 'powershell'

function dataOf({ verdict, understood, reasons }: CommandVerdict): Readonly<Record<string, unknown>> {
  return { verdict, understood, reasons: [...new Set(reasons.map(({ code }) => code))] }
}
