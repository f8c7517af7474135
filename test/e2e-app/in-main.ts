import type { LaunchedApp } from './launch.ts'

/** Runs an expression in the main page by way of main: also when the page behind it has died and come back. */
export function inPage<T>({ app }: Pick<LaunchedApp, 'app'>, expression: string): Promise<T> {
  return app.evaluate(({ BrowserWindow }, code) => {
    const answer = BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code) as Promise<T>
    // A page that dies never answers.
    const never = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), 1_000))
    return Promise.race([answer, never])
  }, expression)
}

/** Resolves in main once the expression is true in the page, over every reload on the way. */
export async function untilInPage(launched: Pick<LaunchedApp, 'app'>, expression: string): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    const so = await inPage<boolean>(launched, expression).catch(() => false)
    if (so) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`never true in the page: ${expression}`)
}

export type ShownDialog = { readonly message: string; readonly buttons: readonly string[] }

/** Answers dialogs of the system by the number of a button, and keeps what they said. */
export async function answerDialogs({ app }: Pick<LaunchedApp, 'app'>, response: number): Promise<void> {
  await app.evaluate(({ dialog }, answer) => {
    const shown: ShownDialog[] = []
    Object.assign(globalThis, { shownDialogs: shown })
    const show = (_window: unknown, { message, buttons }: { message: string; buttons?: string[] }) => {
      shown.push({ message, buttons: buttons ?? [] })
      return Promise.resolve({ response: answer, checkboxChecked: false })
    }
    Object.assign(dialog, { showMessageBox: show })
  }, response)
}

/** The first dialog that was shown; waits for it. */
export async function shownDialog({ app }: Pick<LaunchedApp, 'app'>): Promise<ShownDialog> {
  for (let look = 0; look < 1_800; look += 1) {
    const [first] = await app.evaluate(() => (globalThis as { shownDialogs?: ShownDialog[] }).shownDialogs ?? [])
    if (first) return first
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('no dialog was shown')
}
