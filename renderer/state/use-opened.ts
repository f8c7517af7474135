import { useApp, useAppState } from './app-context.ts'

/** Which parts of an entry a person has opened. */
export function useOpened(entryId: string) {
  const { store } = useApp()
  const opened = useAppState((state) => state.opened)
  return {
    isOpen: (key: string, otherwise = false) => opened[`${entryId}.${key}`] ?? otherwise,
    set: (key: string, to: boolean): void =>
      store.setState((state) => ({ opened: { ...state.opened, [`${entryId}.${key}`]: to } })),
  }
}
