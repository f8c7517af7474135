import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { openBackend } from '../../electron/engine/backend.ts'
import { believedPolicy } from '../fakes/policy-source.ts'
import { systemPorts } from '../fakes/system-ports.ts'
import { dataOf, envelopeOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const stuck = ['--scenario', 'stuck-print-queue']
const restart = ['run', 'restart_system', '--args', '{"delaySec":300}'] as const

type Rows = readonly {
  readonly name: string
  readonly available: boolean
  readonly reason: { readonly code: string } | null
}[]

async function stateOf(folder: string): Promise<string> {
  return readFile(path.join(folder, 'simulated-pc.json'), 'utf8')
}

describe('who may change something', () => {
  test('nobody is an administrator by saying so', async () => {
    const folder = await newFolder()
    const data = ['--data', folder, '--target', 'portable'] as const
    await expectRefused(['tools', '--role', 'admin', ...data], { code: 'needs_admin', exit: 5 })
    const elevated = await run(['tools', '--json', '--role', 'admin', ...simulated(folder)])
    expect(dataOf<Rows>(elevated).filter(({ reason }) => reason?.code === 'role_too_low')).toEqual([])
  })

  test('a program cannot get an effect, whatever it says', async () => {
    const folder = await newFolder()
    await run(['faults', ...simulated(folder, ...stuck)])
    const before = await stateOf(folder)
    const agent = ['--role', 'ai_agent', '--yes', '--now'] as const
    const asked = await run(['run', 'clear_print_queue', '--json', ...agent, ...simulated(folder)])
    expect([asked.code, envelopeOf(asked).error?.code]).toEqual([4, 'confirmation_missing'])
    expect(envelopeOf(asked).error?.nextStep).toMatch(/without --role ai_agent/)
    expect(envelopeOf(asked).error?.nextStep).not.toMatch(/--yes|--approve/)
    const { digest } = envelopeOf(asked).error?.data ?? {}
    const withDigest = await run([
      'run',
      'clear_print_queue',
      '--json',
      '--approve',
      String(digest),
      ...agent,
      ...simulated(folder),
    ])
    expect([withDigest.code, envelopeOf(withDigest).ok]).toEqual([4, false])
    const fixing = await run([
      'diagnose',
      'the printer does nothing',
      '--fix',
      '--json',
      ...agent,
      ...simulated(folder),
    ])
    expect([fixing.code, dataOf<{ readonly fixes: unknown }>(fixing).fixes]).toEqual([4, []])
    const elevated = await run([...restart, '--json', ...agent, ...simulated(folder)])
    expect(elevated.code === 3 || elevated.code === 4).toBe(true)
    expect(envelopeOf(elevated).ok).toBe(false)
    expect(await stateOf(folder)).toBe(before)
    const undo = ['--role', 'ai_agent', '--yes', ...simulated(folder)]
    await expectRefused(['undo', 'anything', ...undo], { code: 'unknown_call', exit: 2 })
    const fixed = await run(['run', 'clear_print_queue', '--yes', '--json', ...simulated(folder)])
    const { callId } = dataOf<{ readonly callId: string }>(fixed)
    const repaired = await stateOf(folder)
    await expectRefused(['undo', callId, ...undo], { code: 'person_required', exit: 3 })
    expect(await stateOf(folder)).toBe(repaired)
  })

  test('--yes is not enough for what is hard to undo: its digest is asked for, and is enough', async () => {
    const folder = await newFolder()
    const error = await expectRefused([...restart, '--yes', ...simulated(folder)], {
      code: 'confirmation_missing',
      exit: 4,
    })
    const digest = String(error.data['digest'])
    expect(error.nextStep).toContain(`--approve ${digest}`)
    const other = await run(['run', 'restart_system', '--json', '--approve', digest, ...simulated(folder)])
    expect([other.code, envelopeOf(other).error?.code]).toEqual([4, 'confirmation_missing'])
    const approved = await run([...restart, '--json', '--now', '--approve', digest, ...simulated(folder)])
    expect(dataOf(approved)).toMatchObject({ state: 'succeeded', tool: 'restart_system' })
  })
})

describe('network mode', () => {
  const external = async (folder: string, ...more: readonly string[]): Promise<Rows> =>
    dataOf<Rows>(await run(['tools', '--json', ...simulated(folder, ...more)]))

  test('offline stays, and is told beside what it takes away', async () => {
    const folder = await newFolder()
    expect((await run(['mode', 'offline', ...simulated(folder)])).code).toBe(0)
    expect(dataOf(await run(['mode', '--json', ...simulated(folder)]))).toMatchObject({
      value: 'offline',
      source: 'file',
    })
    const { mode, disabled } = dataOf<{
      readonly mode: string
      readonly disabled: readonly { readonly code: string }[]
    }>(await run(['stats', '--json', ...simulated(folder)]))
    expect(mode).toBe('offline')
    // A download is one-way: no mode stops it. The switch for access to the internet does, unless Windows repairs itself by it.
    expect([...new Set(disabled.map(({ code }) => code))].sort()).toEqual(['external_access_off', 'mode_blocks_tool'])
    const rows = (await external(folder)) as readonly (Rows[number] & { readonly networkType: string })[]
    expect(rows.filter((row) => row.networkType === 'external_api' && row.available)).toEqual([])
    const downloads = rows.filter((row) => row.networkType === 'external_download')
    expect(downloads.filter(({ available }) => !available).map(({ name }) => name)).toEqual(['download_file'])
    expect(downloads.length).toBeGreaterThan(1)
    expect(rows.filter((row) => row.networkType === 'local' && !row.available)).toEqual([])
  })

  test('a wrong NETWORK_MODE means online, with a warning', async () => {
    const wrong = await run(['mode', '--json', ...simulated(await newFolder())], {
      environment: { NETWORK_MODE: 'sideways' },
    })
    expect(dataOf(wrong)).toMatchObject({ value: 'online' })
    expect(wrong.stderr).toContain('NETWORK_MODE')
  })

  test('what the environment sets cannot be changed here', async () => {
    const environment = { NETWORK_MODE: 'internal' }
    const folder = await newFolder()
    const shown = dataOf(await run(['mode', '--json', ...simulated(folder)], { environment }))
    expect(shown).toMatchObject({ value: 'internal', source: 'environment', locked: true })
    const error = await expectRefused(
      ['mode', 'online', ...simulated(folder)],
      { code: 'setting_locked', exit: 3 },
      { environment },
    )
    expect(error.data).toMatchObject({ key: 'mode', source: 'environment' })
  })

  test('an agent changes no setting and opens no mode, and the file is not touched', async () => {
    const folder = await newFolder()
    dataOf(await run(['mode', 'offline', '--json', ...simulated(folder)]))
    const file = path.join(folder, 'settings.json')
    const before = await readFile(file, 'utf8')
    const agent = ['--role', 'ai_agent', ...simulated(folder)] as const
    for (const command of [
      ['mode', 'online'],
      ['mode', 'offline'],
      ['config', 'set', 'externalAccess', 'true'],
      ['config', 'set', 'blockTools', ''],
      ['config', 'confirm'],
      ['doctor', '--mode', 'online'],
    ])
      await expectRefused([...command, ...agent], { code: 'setting_needs_person', exit: 3 })
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  test('a policy that cannot be understood means offline', async () => {
    const folder = await newFolder()
    const policyFile = path.join(folder, 'policy.json')
    await writeFile(policyFile, '{"mode": "online"')
    const opened = await openBackend(
      {
        dataFolder: path.join(folder, 'data'),
        policy: believedPolicy(policyFile),
        platform: process.platform,
        target: 'simulated',
        mode: 'online',
      },
      { ...systemPorts(), environment: { NETWORK_MODE: 'online' } },
    )
    if (!opened.ok) throw new Error(opened.error.code)
    const { settings, close } = opened.value
    expect(settings.view('mode')).toMatchObject({ value: 'offline', source: 'policy', locked: true })
    expect(settings.get('externalAccess')).toBe(false)
    expect(settings.warnings().map(({ code }) => code)).toContain('settings_corrupt')
    expect(await settings.set('mode', 'online')).toMatchObject({ ok: false, error: { code: 'setting_locked' } })
    await close()
  })
})

describe('undoing', () => {
  async function cleared(folder: string): Promise<string> {
    const fixed = await run(['run', 'clear_print_queue', '--yes', '--json', ...simulated(folder, ...stuck)])
    return dataOf<{ readonly undoId: string }>(fixed).undoId
  }

  test('in another process, once', async () => {
    const folder = await newFolder()
    const callId = await cleared(folder)
    expect((await run(['run', 'check_print_queue', ...simulated(folder)])).code).toBe(0)
    const undone = await run(['undo', callId, '--json', ...simulated(folder)])
    expect([undone.code, Object.keys(dataOf<object>(undone))]).toEqual([0, ['restored']])
    expect((await run(['run', 'check_print_queue', ...simulated(folder)])).code).toBe(1)
    await expectRefused(['undo', callId, ...simulated(folder)], { code: 'undo_done', exit: 2 })
    expect(dataOf(await run(['audit', 'verify', '--json', ...simulated(folder)]))).toMatchObject({ ok: true })
  })

  test('what is hard to undo needs its digest here as well', async () => {
    const folder = await newFolder()
    const more = ['--json', ...simulated(folder)]
    const stack = ['run', 'reset_network_stack', '--now']
    const first = await run([...stack, ...more])
    const fix = await run([...stack, '--approve', String(envelopeOf(first).error?.data['digest']), ...more])
    const { undoId } = dataOf<{ readonly undoId: string }>(fix)
    const refused = await run(['undo', undoId, '--yes', ...more])
    expect([refused.code, envelopeOf(refused).error?.code]).toEqual([4, 'confirmation_missing'])
    const digest = String(envelopeOf(refused).error?.data['digest'])
    expect((await run(['undo', undoId, '--approve', digest, ...more])).code).toBe(0)
  })

  test('only on the PC where it was done', async () => {
    if (process.platform === 'win32') return
    const folder = await newFolder()
    const callId = await cleared(folder)
    const error = await expectRefused(['undo', callId, '--target', 'portable', '--data', folder], {
      code: 'other_machine',
      exit: 2,
    })
    expect(error.nextStep).toContain('--target simulated')
  })

  test('without a target, on the PC of that call', async () => {
    const folder = await newFolder()
    const callId = await cleared(folder)
    const undone = await run(['undo', callId, '--json', '--data', folder])
    expect([undone.code, undone.stderr]).toEqual([0, ''])
    expect((await run(['run', 'check_print_queue', ...simulated(folder)])).code).toBe(1)
  })

  test('a name that leads out of the folder is no call', async () => {
    const folder = await newFolder()
    await mkdir(path.join(folder, 'undo'), { recursive: true })
    await writeFile(path.join(folder, 'settings.json'), '{}')
    await expectRefused(['undo', '../settings', ...simulated(folder)], { code: 'unknown_call', exit: 2 })
    expect(await readFile(path.join(folder, 'settings.json'), 'utf8')).toBe('{}')
  })
})
