import type { AppBridge } from '../../shared/ipc/contract.ts'
import type { PcView } from '../../shared/ipc/views.ts'
import type { LaunchedApp } from './launch.ts'

/** Tells the window that data was sent, as main would after requests of two tools and something without one. */
export async function tellSent({ app, page }: Pick<LaunchedApp, 'app' | 'page'>): Promise<void> {
  const answer = await page.evaluate(() =>
    (globalThis as unknown as { readonly deskmedic: AppBridge }).deskmedic.invoke('pc.get', {}),
  )
  if (!answer.ok) throw new Error(answer.error.code)
  const bytesSentByTool = [
    { tool: 'one', title: 'One', bytes: 2_000 },
    { tool: 'two', title: 'Two', bytes: 4_000 },
  ]
  const pc = { ...(answer.data as PcView), bytesSent: 6_500, bytesSentByTool }
  await app.evaluate(
    ({ BrowserWindow }, { news, channel }) => BrowserWindow.getAllWindows()[0]?.webContents.send(channel, news),
    { news: { kind: 'pc', pc }, channel: 'deskmedic:push' },
  )
}
