import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { textSizeLimits } from '../../shared/domain/text-size.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'

/** How the window looked last time, so that it can be there before anything else is loaded. Losing it costs nothing. */
export type WindowState = {
  readonly width: number
  readonly height: number
  readonly maximized: boolean
  readonly theme: 'system' | 'light' | 'dark'
  /** Percent of the size of the system. */
  readonly textSize: number
  /** Null = not known yet: the page waits for it. */
  readonly language: Locale | null
  /** The panel beside the chat; `auto` = nobody has opened or closed it yet. */
  readonly panel: 'auto' | 'open' | 'closed'
}

export const defaultWindowState: WindowState = {
  width: 1280,
  height: 800,
  maximized: false,
  theme: 'system',
  textSize: textSizeLimits.plain,
  language: null,
  panel: 'auto',
}

/** Grounds of the two themes, as in the page: the window has its colour before the page has painted. */
export const backgrounds = { light: '#EFF2F5', dark: '#16181B' } as const

const themes = ['system', 'light', 'dark'] as const
const panels = ['auto', 'open', 'closed'] as const
const sizeLimits = { minimum: 480, maximum: 10_000 }

export function readWindowState(folder: string): WindowState {
  try {
    return windowStateOf(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return defaultWindowState
  }
}

export function writeWindowState(folder: string, state: WindowState): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileIn(folder), JSON.stringify(state))
  } catch {
    // The next start then has the default size: no reason to trouble anybody.
  }
}

/** Takes what fits from a document of any origin. */
export function windowStateOf(document: unknown): WindowState {
  if (typeof document !== 'object' || document === null) return defaultWindowState
  const { width, height, maximized, theme, textSize, language, panel } = document as Record<string, unknown>
  return {
    width: sizeOf(width, defaultWindowState.width),
    height: sizeOf(height, defaultWindowState.height),
    maximized: maximized === true,
    theme: themes.find((each) => each === theme) ?? defaultWindowState.theme,
    textSize: isTextSize(textSize) ? textSize : defaultWindowState.textSize,
    language: locales.find((each) => each === language) ?? null,
    panel: panels.find((each) => each === panel) ?? defaultWindowState.panel,
  }
}

function sizeOf(value: unknown, otherwise: number): number {
  const fits = typeof value === 'number' && value >= sizeLimits.minimum && value <= sizeLimits.maximum
  return fits ? Math.round(value) : otherwise
}

function isTextSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= textSizeLimits.least && Number(value) <= textSizeLimits.most
}

function fileIn(folder: string): string {
  return path.join(folder, 'window.json')
}
