import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { languageTags } from '../../shared/domain/locale.ts'
import type { ConfirmBridge, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/cards.css'
import '../styles/fields.css'
import './confirm.css'
import { NoQuestion } from './confirm-frame.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { createConfirmText, localeOf } from './confirm-text.ts'

declare global {
  // The preload of the confirmation window puts the bridge here.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a global can only be extended by an interface
  interface Window {
    readonly deskmedicConfirm: ConfirmBridge
  }
}

function pageFor(bridge: ConfirmBridge, request: ConfirmationView | null): ReactNode {
  const text = createConfirmText(request?.locale ?? localeOf(navigator.language))
  if (request !== null && request.steps.length > 0) return <ConfirmPage bridge={bridge} request={request} text={text} />
  const [title, explanation] = [text('ui.confirm.gone'), text('ui.confirm.goneText')]
  return <NoQuestion icon="info" title={title} explanation={explanation} text={text} />
}

function unreadable(): ReactNode {
  const text = createConfirmText(localeOf(navigator.language))
  const [title, explanation] = [text('ui.confirm.unreadable'), text('ui.confirm.unreadableText')]
  return <NoQuestion icon="warning" title={title} explanation={explanation} text={text} />
}

function dress({ locale, theme }: Pick<ConfirmationView, 'locale' | 'theme'>): void {
  document.documentElement.lang = languageTags[locale]
  document.documentElement.dataset['theme'] = theme
  document.title = createConfirmText(locale)('ui.confirm.window')
}

async function show(root: Root, bridge: ConfirmBridge): Promise<void> {
  const request = await bridge.getRequest()
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  dress(request ?? { locale: localeOf(navigator.language), theme: dark ? 'dark' : 'light' })
  root.render(<StrictMode>{pageFor(bridge, request)}</StrictMode>)
}

const place = document.getElementById('root')
if (place !== null) {
  const root = createRoot(place)
  show(root, window.deskmedicConfirm).catch(() => root.render(unreadable()))
}
