import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { electronPath, isRoot, root } from '../../../e2e-app/launch.ts'

/** An app in the form in which it is measured: a folder or an archive, with a folder for what it keeps. */
export type MeasuredApp = {
  readonly place: string
  readonly data: string
  readonly args: readonly string[]
  /** The program that runs it; absent = the one that the set-up has found. */
  readonly electron?: string
}

/** Moments of one start, in milliseconds since the program was started, and since 1970 for the first. */
export type Seen = { readonly startedAt: number; readonly paintedMs: number; readonly answersMs: number }

const probe = path.join(root, 'test/bench/app/probe')

/** Starts the app unchanged, waits until it answers and ends it. `before` = words in front of the program. */
export async function startOnce(app: MeasuredApp, before: readonly string[] = []): Promise<Seen> {
  const words = [
    ...before,
    app.electron ?? electronPath(),
    ...(isRoot() ? ['--no-sandbox'] : []),
    probe,
    ...app.args,
    `--user-data-dir=${path.join(app.data, 'window')}`,
  ]
  const startedAt = performance.timeOrigin + performance.now()
  const child = spawn(words[0] ?? '', words.slice(1), {
    env: { ...process.env, DESKMEDIC_BENCH_APP: app.place },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  try {
    const { paintedAt, answersAt } = await told(child)
    return { startedAt, paintedMs: paintedAt - startedAt, answersMs: answersAt - startedAt }
  } finally {
    await end(child)
  }
}

function told(child: ChildProcess): Promise<{ readonly paintedAt: number; readonly answersAt: number }> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const line = /^\{"probe":(.*)\}$/m.exec(text)?.[1]
      if (line === undefined) return
      const seen = JSON.parse(line) as { error?: string; paintedAt: number; answersAt: number }
      if (seen.error === undefined) resolve(seen)
      else reject(new Error(seen.error))
    })
    child.once('exit', (code) => reject(new Error(`the app ended with ${code} before it answered`)))
    child.once('error', reject)
  })
}

/** The whole group: Electron has helpers of its own. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}
