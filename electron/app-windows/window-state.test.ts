import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createReloadLimit } from './reload-limit.ts'
import { systemLocale } from './system-locale.ts'
import { defaultWindowState, readWindowState, windowStateOf, writeWindowState } from './window-state.ts'

describe('window state', () => {
  it('comes back as it was written, and as the default when it is damaged', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-window-'))
    const state = {
      width: 1000,
      height: 700,
      maximized: true,
      theme: 'dark',
      textSize: 125,
      language: 'ko',
      panel: 'open',
    } as const
    expect(readWindowState(folder)).toEqual(defaultWindowState)
    writeWindowState(folder, state)
    expect(readWindowState(folder)).toEqual(state)
    writeFileSync(path.join(folder, 'window.json'), '{"width":')
    expect(readWindowState(folder)).toEqual(defaultWindowState)
    rmSync(folder, { recursive: true })
  })

  it('makes a usable window of any document', () => {
    fc.assert(
      fc.property(fc.anything(), (document) => {
        const { width, height, theme, textSize, language, panel } = windowStateOf(document)
        expect(textSize >= 90 && textSize <= 200).toBe(true)
        expect(width).toBeGreaterThanOrEqual(480)
        expect(height).toBeGreaterThanOrEqual(480)
        expect(['system', 'light', 'dark']).toContain(theme)
        expect([...locales, null]).toContain(language)
        expect(['auto', 'open', 'closed']).toContain(panel)
      }),
    )
  })
})

describe('reload limit', () => {
  it('lets a page come back three times a minute', () => {
    let now = 0
    const mayReload = createReloadLimit({ now: () => now })
    expect([mayReload(), mayReload(), mayReload(), mayReload()]).toEqual([true, true, true, false])
    now = 60_000
    expect(mayReload()).toBe(true)
  })
})

describe('system locale', () => {
  it.each([
    [['ko-KR', 'en-US'], 'ko'],
    [['fr-FR', 'zh-Hans-CN', 'en'], 'zh'],
    [['ZH_CN'], 'zh'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ])('takes from %j: %s', (preferred, locale) => {
    expect(systemLocale(preferred)).toBe(locale)
  })
})
