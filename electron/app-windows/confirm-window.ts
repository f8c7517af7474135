import path from 'node:path'

import { BrowserWindow, screen, session, type Rectangle, type WebContents } from 'electron'
import * as z from 'zod'

import type { ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { Clock } from '../kernel/ports.ts'
import { serveAppPage } from './app-protocol.ts'
import { confirmSize, fittedHeight } from './confirm-size.ts'
import { createConfirmGate, type ConfirmGate } from './confirm-gate.ts'
import { lockDownSession } from './lock-down.ts'
import { windowOptions } from './window-options.ts'
import { backgrounds } from './window-state.ts'

/** Asks a person, in a window that shows nothing but this question. `closed` = unanswered: the step keeps waiting. */
export type ConfirmWindow = {
  /** Questions wait for each other. A signal that fires closes the question unanswered. */
  ask(view: ConfirmationView, signal?: AbortSignal): Promise<ConfirmationAnswerView | 'closed'>
}

/** The side that the messages of the confirmation page reach. */
export type OpenQuestion = {
  readonly webContentsId: number
  readonly view: ConfirmationView
  /** How high its page is, whole, in pixels of the page. Ignored unless it is a height. */
  fit(height: unknown): void
  /** Ignored unless it counts. */
  answer(answer: unknown): void
}

export type ConfirmWindowDeps = {
  /** Folder of the built app. */
  readonly built: string
  /** The main window, null while there is none. */
  readonly parent: () => BrowserWindow | null
  /** Percent that text has where there is no main window. */
  readonly textSize: () => number
  /** A clock that only moves forward. */
  readonly clock: Clock
}

const partition = 'confirm'
/** A page that has not said how high it is by then is shown as it is. */
const longestFitMs = 300
/** No page is higher, in its own pixels. */
const highestPage = 100_000

export function createConfirmWindow(deps: ConfirmWindowDeps): ConfirmWindow & {
  /** The question that is on the screen, if any. */
  readonly open: () => OpenQuestion | null
  /** Gives the question that is on the screen the size of text of the main window. */
  readonly followTextSize: () => void
} {
  let open: OpenQuestion | null = null
  let window: BrowserWindow | null = null
  let before: Promise<unknown> = Promise.resolve()
  const confirmSession = session.fromPartition(partition)
  const isOurs = (contents: WebContents): boolean => window?.webContents.id === contents.id
  serveAppPage(confirmSession, { host: 'confirm', folder: path.join(deps.built, 'confirm') })
  lockDownSession(confirmSession, isOurs)

  const askNow = (view: ConfirmationView, signal?: AbortSignal): Promise<ConfirmationAnswerView | 'closed'> => {
    if (signal?.aborted) return Promise.resolve('closed')
    const gate = createConfirmGate(view, deps.clock)
    const { window: asking, fit } = openWindow(view, deps)
    window = asking
    followVisibility(asking, gate)
    return new Promise((resolve) => {
      let answered: ConfirmationAnswerView | null = null
      const close = (): void => asking.destroy()
      const answer = (given: unknown): void => {
        answered ??= gate.accept(given)
        if (answered !== null) close()
      }
      open = { webContentsId: asking.webContents.id, view, fit, answer }
      signal?.addEventListener('abort', close)
      asking.once('closed', () => {
        signal?.removeEventListener('abort', close)
        open = null
        window = null
        resolve(answered ?? 'closed')
      })
    })
  }

  return {
    open: () => open,
    followTextSize: () => {
      if (window === null || open === null) return
      const { zoomFactor, width, height } = lookOf(open.view, deps)
      window.setSize(width, height)
      window.webContents.setZoomFactor(zoomFactor)
    },
    ask: (view, signal) => {
      const asked = before.then(() => askNow(view, signal))
      before = asked
      return asked
    },
  }
}

type Look = {
  readonly zoomFactor: number
  readonly workArea: Rectangle
  readonly width: number
  readonly height: number
}

/** As large as the text of the main window makes it. */
function lookOf(view: ConfirmationView, { parent, textSize }: ConfirmWindowDeps): Look {
  const main = parent()
  const zoomFactor = main?.webContents.getZoomFactor() ?? textSize() / 100
  const { workArea } = main === null ? screen.getPrimaryDisplay() : screen.getDisplayMatching(main.getBounds())
  const hasDiffs = view.steps.some(({ diffs }) => diffs.length > 0)
  return { zoomFactor, workArea, ...confirmSize(zoomFactor, workArea, hasDiffs) }
}

type Opened = { readonly window: BrowserWindow; readonly fit: OpenQuestion['fit'] }

function openWindow(view: ConfirmationView, deps: ConfirmWindowDeps): Opened {
  const { built, parent } = deps
  const main = parent()
  const { zoomFactor, workArea, width, height } = lookOf(view, deps)
  const size = { width, height, minWidth: 480, minHeight: 320 }
  const above = main?.isVisible() ? { parent: main } : {}
  const own = { ...size, minimizable: false, maximizable: false, backgroundColor: backgrounds[view.theme], ...above }
  const page = { preload: path.join(built, 'preload-confirm.cjs'), partition, zoomFactor }
  const window = new BrowserWindow(windowOptions(own, page))
  // The session remembers the size of the question before, which the main window may not have any more.
  window.webContents.on('did-navigate', () => window.webContents.setZoomFactor(zoomFactor))
  // Shown only with its content: a person cannot have read a window that is still empty.
  window.once('ready-to-show', () => setTimeout(() => reveal(window), longestFitMs))
  // A question whose page died was never answered.
  window.webContents.on('render-process-gone', () => window.destroy())
  void window.loadURL('app://confirm/')
  const fit = (given: unknown): void => {
    const height = z.number().positive().max(highestPage).safeParse(given)
    if (!height.success) return
    setHeight(window, fittedHeight(height.data, window.webContents.getZoomFactor(), workArea))
    reveal(window)
  }
  return { window, fit }
}

function reveal(window: BrowserWindow): void {
  if (!window.isDestroyed() && !window.isVisible()) window.show()
}

/** Its middle stays where it is. */
function setHeight(window: BrowserWindow, height: number): void {
  const bounds = window.getBounds()
  if (bounds.height === height) return
  window.setBounds({ ...bounds, y: bounds.y + Math.round((bounds.height - height) / 2), height })
}

function followVisibility(window: BrowserWindow, gate: ConfirmGate): void {
  window.on('show', gate.becameVisible)
  window.on('restore', gate.becameVisible)
  window.on('hide', gate.becameHidden)
  window.on('minimize', gate.becameHidden)
}
