import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { app, BrowserWindow, protocol } from 'electron'

import { createResultPages } from '../../../../electron/ipc/chats/result-pages.ts'
import { openCommandChannel } from '../../../../electron/ipc/command-channel.ts'
import { closedHandlers } from '../../../../electron/ipc/open-desktop.ts'
import { createRouter, type Handlers } from '../../../../electron/ipc/router.ts'
import { openAuditLog } from '../../../../electron/audit/audit-log.ts'
import { createSystemLocks } from '../../../../electron/executors/process/system-locks.ts'
import { createHistoryFile } from '../../../../electron/audit/history.ts'
import { silentLogger } from '../../../../electron/kernel/ports.ts'
import { fail, ok } from '../../../../electron/kernel/result.ts'
import { createSystemIds, systemClock } from '../../../../electron/kernel/system-ports.ts'
import { createNodeFileSystem } from '../../../../electron/store/node-file-system.ts'
import { registerAppScheme } from '../../../../electron/app-windows/app-protocol.ts'
import { windowOptions } from '../../../../electron/app-windows/window-options.ts'
import { createTranslator } from '../../../../shared/texts/translate.ts'
import { createFakePipeline } from '../../../fakes/fake-pipeline.ts'
import { fakeTool } from '../../../fakes/fake-tool.ts'
import { fineClock } from '../support/fine-clock.ts'

// The real way of a call from page to log, with a tool that does nothing: only what is ours is measured.
const here = app.getAppPath()
const data = app.getPath('userData')
const translator = createTranslator('en')

registerAppScheme()
void app.whenReady().then(open)
app.on('window-all-closed', () => app.quit())

async function open(): Promise<void> {
  const handlers = await openHandlers()
  const page = await readFile(path.join(here, 'index.html'))
  protocol.handle('app', () => new Response(page, { headers: { 'content-type': 'text/html', ...fineClock } }))
  const window = new BrowserWindow(
    windowOptions({ width: 1280, height: 800, show: true }, { preload: path.join(here, 'preload-app.cjs') }),
  )
  const router = createRouter({ handlers, translator: () => translator, logger: silentLogger })
  openCommandChannel({ mainWindow: () => window.webContents.id, router: () => Promise.resolve(router) })
  await window.loadURL('app://ui/')
}

/** `chats.run` runs the named tools and answers when they have ended; `calls.result` pages a text of a given size. */
async function openHandlers(): Promise<Handlers> {
  const pipeline = await openPipeline()
  const pages = createResultPages({ get: () => Promise.resolve(fail('unknown_call', { callId: '' })) })
  // The handle of a result names its size in megabytes.
  for (const megabytes of [1, 10]) pages.keep(`${megabytes}`, pages.textOf({ text: 'x'.repeat(megabytes * 1_000_000) }))
  return {
    ...closedHandlers({ code: 'internal', data: {} }),
    'chats.run': async ({ tools }) => {
      for (const tool of tools) {
        const ended = await pipeline.submit({ tool, args: {} })
        if (ended.state !== 'succeeded') return fail('internal')
      }
      return ok(null)
    },
    'language.current': () => Promise.resolve(ok('en')),
    'calls.result': ({ callId, offset }) => pages.page(callId, offset),
  }
}

/** The real stages, rules, audit log and history; of the PC only the answer is made up. */
async function openPipeline(): Promise<ReturnType<typeof createFakePipeline>> {
  const fileSystem = createNodeFileSystem()
  const ids = createSystemIds(systemClock)
  const folder = path.join(data, 'audit')
  const locks = createSystemLocks()
  const audit = await openAuditLog({ folder, fileSystem, locks, clock: systemClock, ids, host: 'bench' })
  if (!audit.ok) throw new Error(audit.error.code)
  const history = createHistoryFile({ fileSystem, file: path.join(data, 'history.ndjson') })
  return createFakePipeline({
    tools: [fakeTool({ name: 'do_nothing' })],
    answers: { do_nothing: {} },
    ports: {
      audit: audit.value,
      history: { append: (call) => history.append({ call, complaint: null, lang: null, runId: null }) },
      publish: () => undefined,
      clock: systemClock,
      ids,
    },
  })
}
