import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { ElectronApplication, Page } from 'playwright-core'

import { electronPath, isRoot, root, startElectron } from '../../../e2e-app/launch.ts'
import { removeFolder } from '../../../e2e-app/remove-folder.ts'

export type OpenedPage = {
  readonly app: ElectronApplication
  readonly page: Page
  readonly data: string
  readonly close: () => Promise<void>
}

export const helloPlace = path.join(root, 'test/bench/app/hello')

/** Opens the app of this folder, driven from outside; both sides of a ratio are opened like this. */
export async function openPage(
  place: string,
  { args = [], data = newFolder() }: { readonly args?: readonly string[]; readonly data?: string } = {},
): Promise<OpenedPage> {
  const app = await startElectron({
    executablePath: electronPath(),
    args: [place, ...args, '--data', data, `--user-data-dir=${path.join(data, 'window')}`],
    chromiumSandbox: !isRoot(),
  })
  const page = await app.firstWindow()
  await page.waitForLoadState('load')
  const close = async (): Promise<void> => {
    // A step that waits keeps the app: it is not asked.
    const ended = new Promise((resolve) => app.process().once('exit', resolve))
    app.process().kill('SIGKILL')
    await ended
    await removeFolder(data)
  }
  return { app, page, data, close }
}

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'deskmedic-bench-'))
}
