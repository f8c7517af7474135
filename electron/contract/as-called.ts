import type { Loss } from './call-object.ts'
import type { Tool } from './define-tool.ts'

const harsh = new WeakMap<Tool, Tool>()

/** True when this call destroys something of these, which cannot be brought back. */
export function destroysAny(tool: Tool, args: Readonly<Record<string, unknown>>, kept: readonly Loss[]): boolean {
  const { destroys = [] } = asCalled(tool, args)
  return kept.some((loss) => destroys.includes(loss))
}

/** The tool as it is with these arguments: one of them can make a call hard to undo, with texts of its own. */
export function asCalled(tool: Tool, args: Readonly<Record<string, unknown>>): Tool {
  const { harsher } = tool
  if (harsher === undefined || args[harsher.argument] !== harsher.equals) return tool
  const known = harsh.get(tool) ?? harshOf(tool, harsher.destroys)
  harsh.set(tool, known)
  return known
}

function harshOf(tool: Tool, destroys: NonNullable<Tool['destroys']>): Tool {
  const { texts, access } = tool
  const { titleOf = texts.titleOf, notice = {} } = texts.harsher ?? {}
  return {
    ...tool,
    access: { ...access, risk: 'elevated' },
    destroys,
    texts: {
      ...texts,
      ...(titleOf ? { titleOf } : {}),
      ...(notice.whatYouLose ? { losesNothing: [] } : {}),
      ...(texts.notice ? { notice: { ...texts.notice, ...notice } } : {}),
    },
  }
}
