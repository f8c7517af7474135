import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

import { beforeAll, describe, expect, test } from 'vitest'

import { dataOf, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

type Volume = { readonly drive: string; readonly sizeBytes: number; readonly freeBytes: number }
type Diagnosed = {
  readonly checks: readonly {
    readonly tool: string
    readonly verdict: string
    readonly result: { readonly volumes: readonly Volume[] }
  }[]
  readonly skipped: readonly { readonly tool: string; readonly reason: { readonly code: string } }[]
}

let data = ''
beforeAll(async () => {
  data = await newFolder()
})

describe.skipIf(process.platform === 'win32')('a computer without Windows', () => {
  test('is what is looked at when nothing else is asked for, and the person is told how to see the rest', async () => {
    const found = await run(['doctor', '--data', data])
    expect(found.stdout).toContain('this computer (not Windows)')
    expect(found.stderr).toContain('--target simulated')
  })

  test('what needs Windows is listed as not checked, and nothing is called healthy', async () => {
    // Whether the way to the internet is free is found out online, and is no matter of this test.
    const complaint = ['diagnose', 'the printer does nothing', '--mode', 'offline', '--data', data]
    const printer = await run([...complaint, '--json'])
    const { checks, skipped } = dataOf<Diagnosed>(printer)
    expect(printer.code).toBe(5)
    expect(checks.filter(({ verdict }) => verdict === 'healthy')).toEqual([])
    expect(skipped.map(({ tool }) => tool)).toContain('check_printers')
    expect(skipped.every(({ reason }) => reason.code === 'needs_windows')).toBe(true)
    const person = await run(complaint)
    expect(person.stdout).toContain('Windows only')
    expect(person.stdout).not.toContain('Nothing wrong')
  })

  test.skipIf(process.platform !== 'linux')('tells the drives of this computer as they are', async () => {
    const { checks } = dataOf<Diagnosed>(
      await run(['diagnose', 'my disk is full', '--json', '--data', data], { environment: { HOME: data } }),
    )
    const volumes = checks.find(({ tool }) => tool === 'check_disk_usage')?.result.volumes ?? []
    const table = execFileSync('df', ['-kP', ...volumes.map(({ drive }) => drive)], { encoding: 'utf8' })
    const rows = new Map(
      table
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ +/))
        .map(([, blocks, , free, , drive]) => [
          drive,
          { sizeBytes: Number(blocks) * 1024, freeBytes: Number(free) * 1024 },
        ]),
    )
    expect(volumes.length).toBeGreaterThan(0)
    for (const { drive, sizeBytes, freeBytes } of volumes) {
      expect([drive, sizeBytes]).toEqual([drive, rows.get(drive)?.sizeBytes])
      // Other programs write meanwhile.
      expect(Math.abs(freeBytes - (rows.get(drive)?.freeBytes ?? 0))).toBeLessThan(sizeBytes / 100)
    }
  })
})

type Checked = { readonly verdict: string; readonly result: Readonly<Record<string, unknown>> }

async function check(tool: string): Promise<Checked> {
  return dataOf<Checked>(await run(['run', tool, '--json', '--target', 'portable', '--data', data]))
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** What the kernel says of a process; the name is empty for one that has ended. */
function nameAndParent(pid: string): { readonly name: string; readonly parentPid: number } {
  const status = read(`/proc/${pid}/status`)
  const [, name = ''] = /^Name:\t(.*)$/m.exec(status) ?? []
  return { name, parentPid: Number(/^PPid:\t(\d+)/m.exec(status)?.[1]) }
}

describe.skipIf(process.platform !== 'linux')('what a check says of this computer is what its own files say', () => {
  test('an open port is listed as long as it is open', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const listed = async (): Promise<unknown> => (await check('check_active_connections')).result['connections']
    try {
      expect(await listed()).toContainEqual(
        expect.objectContaining({ localAddress: '127.0.0.1', localPort: port, state: 'Listen', remotePort: null }),
      )
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
    expect(await listed()).not.toContainEqual(expect.objectContaining({ localPort: port, state: 'Listen' }))
  })

  test('a running program has the name and the parent that the kernel gives it', async () => {
    const earlier = new Map(readdirSync('/proc').map((pid) => [pid, nameAndParent(pid)]))
    const { result } = await check('list_processes')
    const listed = result['processes'] as readonly { pid: number; name: string; parentPid: number }[]
    // Some have ended since, become another program, or been given another parent.
    const still = listed.filter(({ pid }) => {
      const before = earlier.get(String(pid))
      const now = nameAndParent(String(pid))
      return now.name !== '' && before?.name === now.name && before.parentPid === now.parentPid
    })
    const withCommandLine = still.filter(({ pid }) => read(`/proc/${pid}/cmdline`) !== '')
    expect(withCommandLine.length).toBeGreaterThan(0)
    for (const { pid, parentPid } of still) {
      expect([pid, parentPid]).toEqual([pid, earlier.get(String(pid))?.parentPid])
    }
    // A worker of the kernel, which has no command line, is called after what it does at the moment.
    for (const { pid, name } of withCommandLine) {
      expect([pid, name.slice(0, 15)]).toEqual([pid, earlier.get(String(pid))?.name])
    }
  })

  test.skipIf(!existsSync('/usr/bin/dpkg-query'))(
    'installed programs have the versions of the package list',
    async () => {
      const { result } = await check('check_installed_software')
      const apps = result['apps'] as readonly { readonly name: string; readonly version: string }[]
      const table = execFileSync('dpkg-query', ['-W', '-f', '${Package} ${Version}\n'], { encoding: 'utf8' })
      expect(apps.length).toBeGreaterThan(0)
      const rows = table.split('\n')
      expect(apps.filter(({ name, version }) => !rows.includes(`${name} ${version}`))).toEqual([])
    },
  )

  test('the zone, the ways to sleep and the shares are those of the system', async () => {
    const zone = String((await check('check_time_sync')).result['zone'])
    const named = Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    expect(named).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const { sleepStates } = (await check('check_power_settings')).result
    const canSleep = /\b(?:mem|freeze)\b/.test(read('/sys/power/state'))
    expect(sleepStates).toEqual(
      existsSync('/sys/power/state') ? (canSleep ? [expect.stringMatching(/^S\d$/)] : []) : null,
    )
    const { drives } = (await check('check_shared_folders')).result
    const shares = read('/proc/mounts').match(/^\S+ \S+ (?:nfs4?|cifs|fuse\.sshfs) /gm) ?? []
    expect(drives ?? []).toHaveLength(shares.length)
  })

  test('devices are those of the kernel, and what it does not say is never healthy', async () => {
    const adapters = existsSync('/sys/class/bluetooth/hci0')
    const bluetooth = await check('check_bluetooth_status')
    expect(bluetooth.result['adapters']).toEqual(adapters ? expect.anything() : null)
    const sound = await check('check_audio_devices')
    expect(sound.result['devices']).toEqual(existsSync('/proc/asound/cards') ? expect.anything() : null)
    const verdicts = [bluetooth, sound, await check('check_usb_devices'), await check('check_vpn_status')]
    expect(verdicts.map(({ verdict }) => verdict)).not.toContain('healthy')
  })
})
