import { useEffect, useState } from 'react'

import type { ToolFormView } from '../../../shared/ipc/tool-form-view.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'

/** What main says of this tool before it is started; null until it has. */
export function useToolForm(tool: string): ToolFormView | null {
  const { api, actions } = useApp()
  const { locale } = useText()
  const target = useAppState((state) => state.pc?.target.kind)
  const [form, setForm] = useState<ToolFormView | null>(null)
  useEffect(() => {
    let latest = true
    void actions.ask(api['tools.form']({ tool })).then((view) => {
      if (latest && view !== null) setForm(view)
    })
    return () => {
      latest = false
    }
  }, [api, actions, tool, locale, target])
  return form?.tool === tool ? form : null
}
