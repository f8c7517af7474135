import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { repositoryRoot } from './source-files.ts'

/** `import type` is gone in the built file; everything else is loaded, also what is only passed on. */
const loads = /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'/gm

/** Every file and package that loads together with this one; what is imported with `import()` comes later. */
function loadedWith(entry: string): readonly string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const place = path.join(repositoryRoot, file)
    if (!/\.tsx?$/.test(file) || !existsSync(place)) return
    for (const [, wanted = ''] of readFileSync(place, 'utf8').matchAll(loads))
      visit(wanted.startsWith('.') ? path.posix.join(path.posix.dirname(file), wanted) : wanted)
  }
  visit(entry)
  return [...seen].sort()
}

/** Each new name here is paid for at every start: what can wait belongs behind an `import()`. */
test('main loads this and nothing else before the first paint', () => {
  expect(loadedWith('electron/main.ts')).toEqual([
    'electron',
    'electron/app-windows/app-protocol.ts',
    'electron/app-windows/built-files.ts',
    'electron/app-windows/built-page.ts',
    'electron/app-windows/content-security-policy.ts',
    'electron/app-windows/deep-link.ts',
    'electron/app-windows/lock-down.ts',
    'electron/app-windows/main-window.ts',
    'electron/app-windows/reload-limit.ts',
    'electron/app-windows/start-options.ts',
    'electron/app-windows/switches.ts',
    'electron/app-windows/window-options.ts',
    'electron/app-windows/window-state.ts',
    'electron/ipc/command-channel.ts',
    'electron/ipc/electron-sender.ts',
    'electron/ipc/validate-sender.ts',
    'electron/kernel/compiled-chunks.ts',
    'electron/kernel/parse-url.ts',
    'electron/kernel/result.ts',
    'electron/kernel/system-ports.ts',
    'electron/kernel/while-busy.ts',
    'electron/main.ts',
    'electron/store/atomic-file.ts',
    'electron/store/data-folder.ts',
    'electron/store/io-result.ts',
    'electron/store/patient-file-system.ts',
    'node:crypto',
    'node:fs',
    'node:fs/promises',
    'node:module',
    'node:os',
    'node:path',
    'node:timers/promises',
    'node:util',
    'node:vm',
    'shared/domain/is-one-of.ts',
    'shared/domain/locale.ts',
    'shared/domain/network-mode.ts',
    'shared/domain/simulation-set-up.ts',
    'shared/domain/text-size.ts',
    'shared/ipc/channels.ts',
  ])
})

test('the main window loads this and nothing else before the first paint', () => {
  expect(loadedWith('renderer/app/main.tsx')).toEqual([
    'renderer/app/main.tsx',
    'renderer/app/shell.css',
    'renderer/styles/base.css',
    'renderer/styles/cards.css',
    'renderer/styles/controls.css',
    'renderer/styles/pages.css',
    'renderer/styles/tokens.css',
  ])
})

test('the main window begins without the sentences of any language: those of its own are fetched beside it', () => {
  expect(
    loadedWith('renderer/app/start.tsx').filter((file) => /^shared\/texts\/.*\.(en|ko|zh)\.ts$/.test(file)),
  ).toEqual([])
})

test('the preload of the main window loads this and nothing else', () => {
  expect(loadedWith('electron/preload/app.ts')).toEqual([
    'electron',
    'electron/preload/app.ts',
    'shared/ipc/channels.ts',
  ])
})
