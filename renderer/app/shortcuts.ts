/** The part of a key press that decides. */
export type ShortcutPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type Shortcut = 'palette' | 'find' | 'new_chat' | 'layout' | 'panel' | 'next_pane' | 'previous_pane' | 'keys'

const withControl: Readonly<Record<string, Shortcut>> = { k: 'palette', f: 'find', n: 'new_chat' }
const plain: Readonly<Record<string, Shortcut>> = { F1: 'keys', F6: 'next_pane', F8: 'panel', F9: 'layout' }

/** What a key asks of the whole window; null = nothing, the key goes where the focus is. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: ShortcutPress): Shortcut | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return shiftKey ? null : (withControl[key.toLowerCase()] ?? null)
  if (key === 'F6' && shiftKey) return 'previous_pane'
  return shiftKey ? null : (plain[key] ?? null)
}
