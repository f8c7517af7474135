import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { healthyState } from '../../electron/machines/simulated/simulated-pc.ts'
import { powershell } from '../../electron/tools/define-tool.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { openEngine, type Engine } from './engine.ts'
import { createWorld, type World } from './world.ts'

const pwsh = findPwsh()
const nothing = { p: {}, s: {}, r: {} }

/** Commands in words that the simulated PC has no answer for, and what is then said of them. */
const unknown = [
  { name: 'a command of Windows', script: "Remove-Partition -DriveLetter 'D'", gap: 'command Remove-Partition' },
  { name: 'a command of the engine', script: "Clear-Content -LiteralPath 'C:\\x.txt'", gap: 'command Clear-Content' },
  { name: 'a web request', script: "Invoke-WebRequest -Uri 'https://example.com'", gap: 'command Invoke-WebRequest' },
  {
    name: 'a key that means nothing',
    script:
      "Set-ItemProperty -LiteralPath 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Policies\\System' -Name 'EnableLUA' -Value 0 -Type DWord",
    gap: 'nothing is known of the key',
  },
  {
    name: 'a value that means nothing',
    script:
      "Set-ItemProperty -LiteralPath 'HKCU:\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings' -Name 'User Agent' -Value 'x' -Type String",
    gap: 'means nothing here',
  },
  {
    name: 'a file that Windows needs',
    script: "Remove-Item -LiteralPath 'C:\\Windows\\System32\\drivers\\etc\\hosts' -Force",
    gap: 'the state still has',
  },
  {
    name: 'a program',
    script: "Start-Process -FilePath 'C:\\Windows\\regedit.exe'",
    gap: 'starts C:\\Windows\\regedit',
  },
  {
    name: 'a method without its key',
    script:
      "$printer = @(Get-CimInstance Win32_Printer -Property 'Name')[0]; Invoke-CimMethod -InputObject $printer -MethodName 'Resume'",
    gap: 'Win32_Printer without DeviceID',
  },
] as const

describe.skipIf(pwsh === null)('what nobody knows is a gap', { timeout: 60_000 }, () => {
  let engine: Engine
  let world: World

  beforeAll(async () => {
    engine = await openEngine(pwsh ?? '')
  }, 60_000)
  afterAll(() => engine.close())
  beforeEach(async () => {
    world = createWorld(healthyState())
    await engine.enter(world)
  })

  test.each(unknown)('$name, also where the script goes on', async ({ script, gap }) => {
    const before = JSON.stringify(world.facts().tables)
    const quiet = `try { ${script} -ErrorAction SilentlyContinue } catch { $null = $_ }\nNew-Object psobject -Property @{ done = $true }`
    const answer = await engine.run(powershell(quiet), nothing)
    expect(answer.record).toEqual({ done: true })
    expect(answer.gaps).toContainEqual(expect.stringContaining(gap))
    expect(JSON.stringify(world.facts().tables)).toBe(before)
  })

  test('nothing changes where only reading is expected', async () => {
    await engine.load(world.facts())
    const answer = await engine.run(powershell("Stop-Service -Name 'Spooler' -Force"), nothing)
    expect(answer.gaps).toEqual(['changes something: Stop-Service'])
    expect(world.pc.services.running('Spooler')).toBe(true)
  })
})
