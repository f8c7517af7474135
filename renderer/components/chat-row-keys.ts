import type { KeyboardEvent } from 'react'

type Acts = { readonly onRename: () => void; readonly onDelete: () => void }

/** The keys of a chat in a list, alike in every list; the sheet of keys names them. */
export const chatRowKeys = ({
  onRename,
  onDelete,
}: Acts): { readonly 'aria-keyshortcuts': string; readonly onKeyDown: (event: KeyboardEvent) => void } => ({
  'aria-keyshortcuts': 'F2 Delete',
  onKeyDown: ({ key, repeat }) => {
    if (key === 'F2') onRename()
    // A key that is held down deletes one chat, not the list.
    if (key === 'Delete' && !repeat) onDelete()
  },
})
