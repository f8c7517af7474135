import { Notification } from 'electron'

/** A message beside the clock. Its click shows something; it never decides anything. */
export type Notify = (message: { readonly title: string; readonly body: string; readonly onClick: () => void }) => void

/** Messages live until they are clicked or gone: one that is collected as garbage would lose its click. */
export function createNotify(): Notify {
  const alive = new Set<Notification>()
  return ({ title, body, onClick }) => {
    if (!Notification.isSupported()) return
    const notification = new Notification({ title, body })
    alive.add(notification)
    notification.on('click', onClick)
    notification.on('close', () => alive.delete(notification))
    notification.show()
  }
}
