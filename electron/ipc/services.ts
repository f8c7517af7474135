import type { Caller } from '../../shared/domain/caller.ts'
import type { ChatStore } from '../conversation/chat-files.ts'
import type { Conversations } from '../conversation/conversations.ts'
import type { Engine } from '../engine/engine.ts'
import type { Grants } from '../pipeline/grants.ts'
import type { Translators } from '../views/translators.ts'
import type { ChatHost } from './chats/chat-host.ts'
import type { ResultPages } from './chats/result-pages.ts'
import type { ViewContext } from './chats/view-context.ts'
import type { AskPerson } from './consent/ask-person.ts'
import type { ModelAgreement } from './consent/model-agreement.ts'
import type { DesktopPorts } from './desktop-ports.ts'
import type { AdminMode } from '../hosts/desktop/admin-mode.ts'
import type { LanguageChanges } from './pc/language-changes.ts'
import type { PcNews } from './pc/pc-news.ts'
import type { TrayNews } from './pc/tray-news.ts'
import type { WindowOrders } from './pc/window-orders.ts'

/** All services of the app. The engine is opened last: it tells the parts of its calls. */
export type Services = {
  readonly ports: DesktopPorts
  readonly engine: () => Engine
  readonly context: () => ViewContext
  readonly translators: Translators
  readonly caller: () => Caller
  readonly admin: AdminMode
  readonly grants: Grants
  readonly store: ChatStore
  readonly conversations: () => Conversations
  readonly chats: ChatHost
  readonly pages: ResultPages
  readonly news: PcNews
  readonly ask: AskPerson
  readonly agreement: ModelAgreement
  readonly orders: WindowOrders
  readonly tray: TrayNews
  readonly language: LanguageChanges
}
