import type { Tool } from '../contract/define-tool.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Whether these arguments name a place of files. A place is what the caller says it is only until it is looked at again, and a share signs
 * in to another computer: with rights, nothing reads from one that anybody can have named.
 */
export function namesFolder({ placement }: Tool, args: Values): boolean {
  return (placement.folderArguments ?? []).some((name) => args[name] !== null && args[name] !== undefined)
}

/** Whether the tool has something to do where no such place is named. */
export function worksWithoutFolder(tool: Tool): boolean {
  const { folderArguments = [] } = tool.placement
  if (folderArguments.length === 0) return true
  const usual = tool.args().safeParse({})
  return usual.success && !namesFolder(tool, usual.data)
}
