import { useEffect, useState } from 'react'

import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'

/** All tools as main sees them now; read again when mode, rights or target change what is possible, or the language. Null until read once. */
export function useTools(): readonly ToolRow[] | null {
  const { api, actions } = useApp()
  const { locale } = useText()
  const pc = useAppState((state) => state.pc)
  const [tools, setTools] = useState<readonly ToolRow[] | null>(null)
  useEffect(() => {
    let latest = true
    void actions.ask(api['tools.list']({})).then((rows) => {
      if (latest && rows !== null) setTools(rows)
    })
    return () => {
      latest = false
    }
  }, [api, actions, locale, pc?.mode.value, pc?.admin.enabled, pc?.target.kind, pc?.tools.available, pc?.tools.total])
  return tools
}
