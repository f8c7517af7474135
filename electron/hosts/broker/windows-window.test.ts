import { expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { settled } from '../../../test/fakes/fake-time.ts'
import type { StartedProcess } from '../../executors/process/start-process.ts'
import { createScriptedWindow } from './windows-window.ts'

const tool = fakeTool({ name: 'reset_all', access: { risk: 'elevated' }, args: z.strictObject({ name: z.string() }) })
const steps = [{ tool, args: { name: 'a\u202Eb"' }, undoes: null }]
const command = { file: 'powershell', argv: [], cwd: '/', environment: {}, stdin: 'pipe' } as const

/** A window that says what the test wants it to say. */
function open() {
  const written: string[] = []
  let hear = (_bytes: Buffer): void => undefined
  let end = (): void => undefined
  let killed = 0
  const ended = new Promise<never>((resolve) => (end = resolve as () => void))
  const process: StartedProcess = {
    pid: 1,
    write: (text) => written.push(text),
    endInput: () => undefined,
    onStdout: (listener) => (hear = listener),
    onStderr: () => undefined,
    ended,
    killTree: () => Promise.resolve(++killed > 0),
  }
  const window = createScriptedWindow(() => process, command)
  const stops: true[] = []
  window.onStop(() => stops.push(true))
  return {
    window,
    written,
    stops,
    say: (text: string) => hear(Buffer.from(text)),
    end: () => end(),
    killed: () => killed,
  }
}

test('waits for the click, in one line of plain letters that hides nothing', async () => {
  const { window, written, say } = open()
  let answer: string | null = null
  void window.show(steps, { click: true, lang: 'ko' }).then((said) => (answer = said))
  say('seen\r\nru')
  await settled()
  expect(answer).toBeNull()
  say('n\r\n')
  await settled()
  expect(answer).toBe('run')
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^[\x20-\x7e]+\n$/)
  expect(written[0]).not.toContain('202e')
})

test('where no click is needed it is enough that it is in sight', async () => {
  const { window, say } = open()
  const shown = window.show(steps, { click: false, lang: 'en' })
  say('seen\n')
  expect(await shown).toBe('run')
})

test.each(['stop', 'closed', 'gone'])('%s is no', async (how) => {
  const { window, say, end, killed } = open()
  const shown = window.show(steps, { click: true, lang: 'zh' })
  if (how === 'stop') say('stop\n')
  else end()
  expect(await shown).toBe('stop')
  expect(killed()).toBe(1)
})

test('Stop and closing it while steps run are told', async () => {
  const { window, say, stops } = open()
  const shown = window.show(steps, { click: true, lang: 'en' })
  say('run\n')
  await shown
  say('stop\n')
  expect(stops.length).toBeGreaterThan(0)
})
