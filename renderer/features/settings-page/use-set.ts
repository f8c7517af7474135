import type { windowSettings } from '../../../shared/ipc/contract.ts'
import { useApp } from '../../state/app-context.ts'

/** Changes a setting that is one of several values; what main refuses is told above the page. */
export function useSet(): (key: (typeof windowSettings)[number], value: string) => void {
  const { api, actions, store } = useApp()
  return (key, value) => {
    void actions.ask(api['settings.set']({ key, value })).then((settings) => {
      if (settings !== null) store.setState({ settings })
    })
  }
}
