import type { AppError } from '../../../shared/errors.ts'
import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { WindowOrder } from '../../../shared/ipc/window-order.ts'
import type { DeepLink } from '../../app-windows/deep-link.ts'
import { appError } from '../../kernel/result.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'

export type WindowOrders = {
  /** Tells the person once, in words, what went wrong outside of a chat. */
  readonly tell: (error: AppError) => void
  /** Shows what a link names. One that leads nowhere is refused with a sentence. */
  readonly open: (link: DeepLink) => void
  /** Shows where there is a newer version, and where it can be asked for. */
  readonly showHelp: () => void
  /** The oldest thing that the window was not given yet. */
  readonly next: () => WindowOrder | null
}

type Waiting = Exclude<WindowOrder, { readonly kind: 'tell' }> | AppError

/** Somebody who opens link after link must not fill the memory. */
const ordersKept = 20

/** What main wants of the window, kept until the window takes it: a page that is still being loaded hears no message. */
export function createWindowOrders(deps: {
  readonly push: (event: PushEvent) => void
  readonly context: () => ViewContext
}): WindowOrders {
  const waiting: Waiting[] = []
  const add = (order: Waiting): void => {
    waiting.push(order)
    if (waiting.length > ordersKept) waiting.shift()
    deps.push({ kind: 'order' })
  }
  return {
    tell: add,
    open: (link) => add(link.kind === 'unknown' ? appError('unknown_link') : link),
    showHelp: () => add({ kind: 'page', page: 'help' }),
    next: () => {
      const order = waiting.shift()
      if (order === undefined) return null
      if ('code' in order) return { kind: 'tell', error: errorView(order, deps.context()) }
      return order
    },
  }
}
