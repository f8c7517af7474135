import { useEffect, useState, type DragEvent } from 'react'

import { draftParts, withPaths } from '../../../shared/domain/attached-paths.ts'
import type { ErrorView } from '../../../shared/ipc/views.ts'
import type { AttachedView } from '../../../shared/ipc/workspace-view.ts'
import { useToldError } from '../use-told-error.ts'
import { failureView } from '../../state/app-state.ts'
import { useApp } from '../../state/app-context.ts'

type Open = Extract<AttachedView, { readonly isOpen: true }>
export type Closed = Extract<AttachedView, { readonly isOpen: false }>

export type Attachments = {
  readonly attached: readonly Open[]
  /** What was chosen and does not lie in an opened folder. */
  readonly closed: Closed | null
  /** Why its folder could not be opened. */
  readonly error: ErrorView | null
  /** A person is asked in the confirmation window. */
  readonly waiting: boolean
  readonly choose: (kind: 'file' | 'folder') => Promise<void>
  /** Opens the folder around it for reading, after a person's yes, and attaches it. */
  readonly open: () => Promise<void>
  readonly leave: () => void
  readonly remove: (path: string) => void
  /** Words with what is attached, as they are kept and sent. */
  readonly withAttached: (words: string) => string
  /** Sends a text with what is attached; what was not taken is attached again. */
  readonly sendWith: (send: (text: string) => Promise<boolean>) => (text: string) => Promise<boolean>
  /** What the place needs on which files can be dropped. */
  readonly dropping: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** More than anybody attaches to one message. */
const mostAttached = 8

/**
 * Files and folders beside a message, first of all those of its draft. Nothing of them is read: a check gets their path where it
 * asks for one.
 */
export function useAttachments({ isOff, draft }: { readonly isOff: boolean; readonly draft: string }): Attachments {
  const { api, store, actions } = useApp()
  const [attached, setAttached] = useState<readonly Open[]>([])
  const [closed, setClosed] = useState<Closed | null>(null)
  const [error, setError] = useToldError()
  const [waiting, setWaiting] = useState(false)
  const take = (view: AttachedView | null): void => {
    setError(null)
    if (view === null) return
    setClosed(view.isOpen ? null : view)
    if (view.isOpen) setAttached((before) => withOne(before, view))
  }
  const judge = async (path: string): Promise<void> => take(await actions.ask(api['workspaces.attach']({ path })))
  // Only once: what is attached later is no draft of before.
  useEffect(() => void judgeEach(isOff ? [] : draftParts(draft).paths, judge), [])
  const withAttached = (words: string): string =>
    attached.length === 0
      ? words
      : withPaths(
          words,
          attached.map(({ path }) => path),
        )
  const open = async (): Promise<void> => {
    if (!closed?.folder) return
    const entry = { ...closed.folder, access: 'read', only: [], never: [] } as const
    setWaiting(true)
    const answer = await api['network.add']({ list: 'workspaces', entry })
    setWaiting(false)
    setError(answer.ok ? null : failureView(answer.error))
    if (!answer.ok) return
    store.setState({ settings: answer.data })
    await judge(closed.path)
  }
  return {
    ...{ attached, closed, error, waiting, open, withAttached },
    choose: async (kind) => take(await actions.ask(api['workspaces.attach']({ kind }))),
    leave: () => {
      setClosed(null)
      setError(null)
    },
    remove: (path) => setAttached((before) => before.filter((one) => one.path !== path)),
    sendWith: (send) => async (text) => {
      if (attached.length === 0) return send(text)
      setAttached([])
      const isTaken = await send(withAttached(text))
      if (!isTaken) setAttached((later) => later.reduce(withOne, attached))
      return isTaken
    },
    dropping: isOff ? notDropping : droppingFor(judge),
  }
}

const notDropping = { onDragOver: () => undefined, onDrop: () => undefined }

function droppingFor(judge: (path: string) => Promise<void>): Attachments['dropping'] {
  return {
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event) => {
      const paths = [...event.dataTransfer.files].map((file) => window.deskmedic.pathOf(file))
      if (paths.length === 0) return
      event.preventDefault()
      void judgeEach(
        paths.filter((path) => path !== ''),
        judge,
      )
    },
  }
}

/** One after the other: the last that is closed is asked about. */
async function judgeEach(paths: readonly string[], judge: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths.slice(0, mostAttached)) await judge(path)
}

function withOne(before: readonly Open[], one: Open): readonly Open[] {
  if (before.length >= mostAttached || before.some(({ path }) => path === one.path)) return before
  return [...before, one]
}
