import type { CommandVerdict } from '../../../shared/domain/command-class.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { classifyCommand } from './classify-command.ts'

type Args = Readonly<Record<string, unknown>>

/** What the line of a free command does; null = the tool runs no line of somebody's own wording. */
export function commandOf({ commandLine }: Pick<Tool, 'commandLine'>, args: Args): CommandVerdict | null {
  if (commandLine === undefined) return null
  const line = args[commandLine.argument]
  return classifyCommand(commandLine.shell, typeof line === 'string' ? line : '')
}

/** The tool with the notice that fits what its line does. Its risk stays: no class lifts the question. */
export function withCommandNotice(tool: Tool, args: Args): Tool {
  const { classes, notice } = tool.texts
  const command = classes === undefined ? null : commandOf(tool, args)
  const said = command === null ? undefined : classes?.[command.verdict]
  if (said === undefined || notice === undefined) return tool
  return { ...tool, texts: { ...tool.texts, notice: { ...notice, ...said } } }
}
