import { useEffect, useRef, type ReactNode } from 'react'

type ModalProps = { readonly label: string; readonly onClose: () => void; readonly children: ReactNode }

/** A layer above the window: keeps the focus inside, Escape or a click beside it closes, the focus goes back after. */
export function Modal({ label, onClose, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="modal-body">{children}</div>
    </dialog>
  )
}
