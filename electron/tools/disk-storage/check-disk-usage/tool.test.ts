import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fsSize } from 'systeminformation'
import { describe, expect, test } from 'vitest'

import { diskUsage, type MountedVolume } from './portable.ts'

const linux = { platform: 'linux', systemDrive: undefined } as const
const mac = { platform: 'darwin', systemDrive: undefined } as const
const windows = { platform: 'win32', systemDrive: 'C:' } as const

function volume(fs: string, mount: string, more: Partial<MountedVolume> = {}): MountedVolume {
  return { fs, mount, type: 'ext4', size: 1000, available: 400, rw: true, ...more }
}

function drives(mounted: readonly MountedVolume[], host: Parameters<typeof diskUsage>[1] = linux): string[] {
  return diskUsage(mounted, host).volumes.map((found) => found.drive)
}

/** `df` counts in blocks of 1024 bytes; null where there is no `df`. */
async function df(): Promise<Map<string, { sizeBytes: number; freeBytes: number }> | null> {
  const run = promisify(execFile)('df', ['-kP'], { env: { ...process.env, LC_ALL: 'C' } })
  const output = await run.then(
    ({ stdout }) => stdout,
    () => null,
  )
  if (output === null) return null
  const lines = output.split('\n').flatMap((line) => {
    const parts = /^.+?\s+(\d+)\s+\d+\s+(\d+)\s+(?:\d+%|-)\s+(.+)$/.exec(line)
    if (!parts) return []
    const [, size = '', free = '', mount = ''] = parts
    return [[mount, { sizeBytes: Number(size) * 1024, freeBytes: Number(free) * 1024 }] as const]
  })
  return new Map(lines)
}

test('the drives of this computer have the sizes that df gives', async (context) => {
  const expected = await df()
  if (!expected) return context.skip()
  const before = diskUsage(await fsSize(), { platform: process.platform, systemDrive: undefined })
  expect(before.volumes.filter((found) => found.system)).toHaveLength(1)
  for (const found of before.volumes) {
    const told = expected.get(found.drive)
    expect(told?.sizeBytes).toBe(found.sizeBytes)
    // Other programs write while the two look: a thousandth of the drive is more than they can.
    expect(Math.abs((told?.freeBytes ?? 0) - (found.freeBytes ?? 0))).toBeLessThan((found.sizeBytes ?? 0) / 1000)
  }
})

describe('what counts as a drive', () => {
  test('one drive: its numbers, the share that is free, and the system drive', () => {
    expect(diskUsage([volume('/dev/sda1', '/'), volume('/dev/sdb1', '/data', { available: 30 })], linux)).toEqual({
      volumes: [
        { drive: '/', label: null, fileSystem: 'ext4', sizeBytes: 1000, freeBytes: 400, freePct: 40, system: true },
        { drive: '/data', label: null, fileSystem: 'ext4', sizeBytes: 1000, freeBytes: 30, freePct: 3, system: false },
      ],
      totalFreeBytes: 430,
    })
  })

  test('memory, read-only images, servers and empty entries are left out', () => {
    const mounted = [
      volume('/dev/sda1', '/'),
      volume('tmpfs', '/run', { type: 'tmpfs' }),
      volume('/dev/loop3', '/snap/core/1', { type: 'squashfs', available: 0 }),
      volume('/dev/sr0', '/media/cd', { type: 'iso9660', available: 0 }),
      volume('server:/export', '/mnt/server', { type: 'nfs4' }),
      volume('//server/share', '/mnt/share', { type: 'cifs' }),
      volume('sshfs#host', '/mnt/ssh', { type: 'fuse.sshfs' }),
      volume('/dev/sdc1', '/mnt/empty', { size: 0, available: 0 }),
    ]
    expect(drives(mounted)).toEqual(['/'])
  })

  test('a Windows drive that Linux mounts is a drive', () => {
    expect(drives([volume('/dev/sda1', '/'), volume('/dev/sdb1', '/mnt/c', { type: 'fuseblk' })])).toEqual([
      '/',
      '/mnt/c',
    ])
  })

  test('space that several mount points share is told once, under the shortest of them', () => {
    const btrfs = { type: 'btrfs' }
    expect(drives([volume('/dev/sda2', '/home', btrfs), volume('/dev/sda2', '/', btrfs)])).toEqual(['/'])
    const zfs = { type: 'zfs' }
    expect(drives([volume('tank', '/tank', zfs), volume('tank/photos', '/tank/photos', zfs)])).toEqual(['/tank'])
    const apfs = { type: 'APFS' }
    const container = [
      volume('/dev/disk3s1s1', '/', { ...apfs, rw: false }),
      volume('/dev/disk3s5', '/System/Volumes/Data', apfs),
    ]
    expect(drives(container, mac)).toEqual(['/'])
  })

  test('a container has its overlay, not the files of the host that lie under it', () => {
    const mounted = [volume('overlay', '/', { type: 'overlay' }), volume('/dev/sda1', '/etc/hosts')]
    expect(drives(mounted)).toEqual(['/'])
    expect(drives([volume('/dev/sda1', '/'), volume('overlay', '/var/lib/merged', { type: 'overlay' })])).toEqual(['/'])
  })

  test('an opened installer of macOS is full by nature and no drive', () => {
    expect(drives([volume('/dev/disk3s1', '/'), volume('/dev/disk5s1', '/Volumes/Setup', { rw: false })], mac)).toEqual(
      ['/'],
    )
  })

  test('on Windows the system drive is the one of the environment', () => {
    const found = diskUsage([volume('C:', 'C:', { type: 'NTFS' }), volume('D:', 'D:', { type: '' })], windows)
    expect(found.volumes.map(({ drive, system, fileSystem }) => [drive, system, fileSystem])).toEqual([
      ['C:', true, 'NTFS'],
      ['D:', false, null],
    ])
  })

  test('nothing readable gives no drive at all, which is unknown and not healthy', () => {
    expect(diskUsage([], linux).volumes).toEqual([])
  })
})
