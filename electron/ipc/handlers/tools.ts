import type { Conversations } from '../../conversation/conversations.ts'
import { enteredArguments } from '../../contract/entered-arguments.ts'
import type { Backend } from '../../engine/backend.ts'
import { machineValues } from '../../engine/machine-values.ts'
import { ok } from '../../kernel/result.ts'
import { unknownTool } from '../../registry/unknown-tool.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { faultViews, toolForm } from '../pc/tool-form.ts'
import { toolRows } from '../pc/tool-rows.ts'
import type { Handlers } from '../router.ts'

type ToolCommands = 'tools.list' | 'tools.search' | 'tools.form' | 'tools.run'

export type ToolHandlerDeps = {
  readonly conversations: () => Conversations
  readonly context: () => ViewContext
}

/** The tools, what is entered for them, and their start. Of a repair it only asks main to open the confirmation window. */
export function toolHandlers(
  backend: Pick<Backend, 'machine' | 'ports' | 'planner'>,
  { conversations, context }: ToolHandlerDeps,
): Pick<Handlers, ToolCommands> {
  return {
    'tools.list': () => Promise.resolve(ok(toolRows(context()))),
    'tools.search': async ({ query }) => ok((await backend.planner()).search(query)),
    'tools.form': ({ tool: name }) => {
      const { registry } = context()
      const tool = registry.find(name)
      return Promise.resolve(
        tool
          ? ok(toolForm(tool, machineValues(backend), context()))
          : { ok: false, error: unknownTool(name, registry) },
      )
    },
    'tools.run': async ({ chatId, tool: name, entered }) => {
      const { registry, translator } = context()
      const tool = registry.find(name)
      if (tool === null) return { ok: false, error: unknownTool(name, registry) }
      const read = enteredArguments(tool, entered)
      if (!read.ok) return ok({ faults: faultViews(read.faults, translator) })
      const opened = await conversations().open(chatId)
      if (!opened.ok) return opened
      const ran = await opened.value.run({ tool: name, args: read.args })
      return ran.ok ? ok({ faults: [] }) : ran
    },
  }
}
