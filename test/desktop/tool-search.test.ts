import { describe, expect, test } from 'vitest'

import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

/** What people type who look for a tool, with the category that most of what is found belongs to. */
const symptoms = [
  ['my printer is broken', 'printers'],
  ['프린터가 고장 났어요', 'printers'],
  ['打印机坏了', 'printers'],
  ['I hear no sound', 'audio_video_display'],
  ['소리가 안 나요', 'audio_video_display'],
  ['没有声音', 'audio_video_display'],
  ['Bluetooth headset does not connect', 'devices'],
] as const

describe('a symptom finds the tools that are about it', () => {
  test.each(symptoms)('%s', async (query, category) => {
    const app = await open({ faults: [] })
    const rows = await app.ask<readonly ToolRow[]>('tools.list', {})
    const found = await app.ask<readonly string[]>('tools.search', { query })
    const categories = found.map((name) => rows.find((row) => row.name === name)?.category)
    expect(categories[0]).toBe(category)
    // Who looks for a tool does not want half of them.
    expect(found.length).toBeLessThanOrEqual(12)
  })
})

test('repairs are found too, and what is about nothing finds nothing', async () => {
  const app = await open({ faults: [] })
  const rows = await app.ask<readonly ToolRow[]>('tools.list', {})
  const kindsFor = async (query: string): Promise<readonly (string | undefined)[]> =>
    (await app.ask<readonly string[]>('tools.search', { query })).map(
      (name) => rows.find((row) => row.name === name)?.kind,
    )
  expect(await kindsFor('clear the print queue')).toContain('remediation')
  for (const query of ['', '   ', '\ud800', '???', 'qwxz']) expect(await kindsFor(query)).toEqual([])
})
