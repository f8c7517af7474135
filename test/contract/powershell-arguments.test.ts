import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { PowerShellSession } from '../../electron/executors/powershell/powershell-session.ts'
import { hostileTexts } from '../fakes/real-pwsh.ts'
import {
  createHarness,
  fakeHostCommands,
  type Harness,
  never,
  openSession,
  scriptRequest,
} from '../fakes/script-host-fixture.ts'

const texts = [
  { id: 'quotes', text: '\' " ` \u2018\u2019\u201a\u201b \u201c\u201d\u201e $(calc) $env:TEMP' },
  { id: 'lines', text: 'a\r\nb\u2028c\u0000d\u001be' },
  { id: 'scripts', text: '한국어 中文 العربية \u202e \ud83d\ude00' },
  ...hostileTexts(),
]

/** Where text can leave this process when a host is started or used. */
function traces(harness: Harness): string {
  const files = readdirSync(harness.folder, { recursive: true, encoding: 'utf8' })
  return JSON.stringify([harness.commands, files])
}

describe.each(['ready', 'constrained'] as const)('a %s host', (start) => {
  let harness: Harness
  let session: PowerShellSession

  beforeAll(async () => {
    harness = createHarness(fakeHostCommands(start))
    session = await openSession(harness)
  })
  afterAll(async () => {
    await session.close()
    harness.remove()
  })

  test('argument text appears on the input line only, in pure ASCII, and arrives byte for byte', async () => {
    // A process per text takes its time: a part of them is enough where the line is made by the same code.
    const chosen = start === 'ready' ? texts : texts.slice(0, 8)
    for (const { id, text } of chosen) {
      const marked = `dm-secret-${id} ${text}`
      const result = await session.run(scriptRequest('echo', { text: marked }), never)
      expect(result, id).toMatchObject({ ok: true, value: { records: [{ p: { text: marked } }] } })
    }
    expect(traces(harness)).not.toContain('dm-secret')
    // A limited host was asked before which language its files get.
    expect(harness.written.length).toBe(chosen.length + (start === 'ready' ? 0 : 1))
    for (const line of harness.written) expect(line).toMatch(/^[\u0020-\u007e]+\n$/)
  })
})

test.skipIf(hostileTexts().length === 0)('the collection of hostile texts has been used', () => {
  expect(texts.length).toBeGreaterThan(50)
})

test('the script folder of the constrained path holds the fixed script only', async () => {
  const harness = createHarness(fakeHostCommands('constrained'))
  const session = await openSession(harness)
  const controller = new AbortController()
  const running = session.run(scriptRequest('hang', { text: 'dm-secret' }), controller.signal)
  await expect.poll(() => readdirSync(harness.folder).length).toBe(1)
  const [folder = ''] = readdirSync(harness.folder)
  await expect.poll(() => readdirSync(join(harness.folder, folder))).toContain('script.ps1')
  expect(readFileSync(join(harness.folder, folder, 'script.ps1'), 'utf8')).toBe('hang')
  controller.abort()
  expect(await running).toMatchObject({ error: { code: 'cancelled' } })
  expect(readdirSync(harness.folder)).toEqual([])
  harness.remove()
})
