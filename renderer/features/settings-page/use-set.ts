import type { WindowSetting } from '../../../shared/domain/page-settings.ts'
import { useApp } from '../../state/app-context.ts'

/** Changes a setting that is one of several values; what main refuses is told above the page. */
export function useSet(): (key: WindowSetting, value: string) => Promise<void> {
  const { api, actions, store } = useApp()
  return async (key, value) => {
    const settings = await actions.ask(api['settings.set']({ key, value }))
    if (settings !== null) store.setState({ settings })
  }
}
