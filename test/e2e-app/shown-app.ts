import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { AppBridge } from '../../shared/ipc/contract.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, type Person } from './person.ts'
import { createPictures, takesPictures } from './pictures.ts'
import { removeFolder } from './remove-folder.ts'

/** One app for all tests of a file, and pictures of what it shows. */
export type ShownApp = {
  readonly launched: LaunchedApp
  readonly page: Page
  readonly pictures: ReturnType<typeof createPictures>
  /** Takes a picture in each look; `look` = what to see to in it before. */
  readonly takeInEveryLook: (name: string, look?: (of: string) => Promise<void>) => Promise<void>
  /** Puts a simulated PC with these faults before the app, which reads it anew at each look. */
  readonly become: (faults: readonly string[], how?: HowBroken) => Promise<void>
  readonly state: () => Promise<PcState>
  /** Switches the app to a language and gives somebody who speaks it. */
  readonly speak: (lang: Locale) => Promise<Person>
}

type HowBroken = { readonly profile?: string | undefined; readonly change?: (state: PcState) => void }

const looks = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced', { colorScheme: 'dark', forcedColors: 'active' }],
] as const

/** Call once in a test file. `name` = what the pictures begin with. */
export function useShownApp(name: string): ShownApp {
  const dataFolder = mkdtempSync(path.join(tmpdir(), `deskmedic-${name}-`))
  const pictures = createPictures(name)
  let launched: LaunchedApp | null = null
  const pcFile = path.join(dataFolder, 'simulated-pc.json')
  const app = (): LaunchedApp => {
    if (launched === null) throw new Error('the app has not started yet')
    return launched
  }
  beforeAll(async () => {
    // The folder of the person is a small one: one of the checks walks through it.
    launched = await launchApp({ dataFolder, environment: { HOME: dataFolder } })
  })
  afterAll(async () => {
    await pictures.writeSheet()
    await launched?.close()
    await removeFolder(dataFolder)
  })
  return {
    pictures,
    get launched() {
      return app()
    },
    get page() {
      return app().page
    },
    takeInEveryLook: async (name, look) => {
      if (!takesPictures && look === undefined) return
      const { page } = app()
      for (const [of, media] of looks) {
        // Colours fade over: without this a picture shows the way from one look to the next.
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
        await look?.(of)
        await pictures.take(page, `${name}-${of}`)
      }
      await page.emulateMedia(looks[0][1])
    },
    become: async (faults, { profile, change } = {}) => {
      const pc = setUpPc(faults, await loadFaults(), profile)
      if (!pc.ok) throw new Error(pc.error.code)
      change?.(pc.value)
      await writeFile(pcFile, JSON.stringify(pc.value))
    },
    state: async () => JSON.parse(await readFile(pcFile, 'utf8')) as PcState,
    speak: async (lang) => {
      const { page } = app()
      await page.evaluate(
        (value) =>
          (globalThis as unknown as { readonly deskmedic: AppBridge }).deskmedic.invoke('settings.set', {
            key: 'language',
            value,
          }),
        lang,
      )
      await page.locator(`html[lang="${lang === 'zh' ? 'zh-CN' : lang}"]`).waitFor()
      return createPerson(app(), lang)
    },
  }
}
