import { EventEmitter } from 'node:events'

import { expect, test } from 'vitest'

import type { BrokerLogLine } from '../../broker/broker-ports.ts'
import { runToEnd, type CrashLog } from './run-to-end.ts'

async function ended(main: (crashes: CrashLog) => Promise<number>, later?: unknown): Promise<number> {
  const events = new EventEmitter()
  const exit = new Promise<number>((resolve) => {
    runToEnd(main, { on: (event, listener) => events.on(event, listener), exit: resolve })
  })
  if (later !== undefined) events.emit('uncaughtException', later)
  return exit
}

/** A log whose line is there a moment later. */
function slowLog(): { readonly lines: BrokerLogLine[]; readonly write: (line: BrokerLogLine) => Promise<void> } {
  const lines: BrokerLogLine[] = []
  return { lines, write: (line) => new Promise((resolve) => setImmediate(() => resolve(void lines.push(line)))) }
}

test('a broker that comes to its end ends as it says', async () => {
  expect(await ended(() => Promise.resolve(4))).toBe(4)
})

test('what is thrown before there is a log ends it all the same', async () => {
  expect(await ended(() => Promise.reject(new Error('of Anna')))).toBe(6)
})

test('what is thrown in main: its line is there before the end', async () => {
  const { lines, write } = slowLog()
  const code = await ended((crashes) => {
    crashes(write)
    return Promise.reject(Object.assign(new RangeError('of Anna'), { code: 'EACCES' }))
  })
  expect(code).toBe(6)
  const cause = expect.stringMatching(/^name=RangeError reason=EACCES at=/) as string
  expect(lines).toEqual([{ event: 'crashed', cause }])
  expect(JSON.stringify(lines)).not.toContain('Anna')
})

test('what is thrown later ends it once, whatever main comes to; of what is no error nothing is kept', async () => {
  const { lines, write } = slowLog()
  const main = (crashes: CrashLog): Promise<number> => {
    crashes(write)
    return new Promise((resolve) => setImmediate(() => resolve(0)))
  }
  expect(await ended(main, 'of Anna')).toBe(6)
  expect(lines).toEqual([{ event: 'crashed' }])
})

test('a log that never answers holds up no end', async () => {
  const main = (crashes: CrashLog): Promise<number> => {
    crashes(() => new Promise(() => undefined))
    return Promise.reject(new Error('of Anna'))
  }
  expect(await ended(main)).toBe(6)
})
