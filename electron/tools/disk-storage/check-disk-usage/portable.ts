import type { Systeminformation } from 'systeminformation'

import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

export type MountedVolume = Pick<Systeminformation.FsSizeData, 'fs' | 'type' | 'size' | 'available' | 'mount' | 'rw'>

type Host = { readonly platform: NodeJS.Platform; readonly systemDrive: string | undefined }

export const portable = portableTool<typeof tool>({
  run: async ({ ports }) => {
    const information = await ports.systemInformation()
    const host = { platform: ports.platform, systemDrive: ports.environment['SystemDrive'] }
    return diskUsage(await information.fsSize(), host)
  },
})

/** The drives of this computer as `df` counts them; space that several mount points share is told once. */
export function diskUsage(mounted: readonly MountedVolume[], host: Host): ResultOf<typeof tool> {
  const real = mounted.filter((volume) => volume.size > 0 && isFixedDrive(volume) && !isDiskImage(volume, host))
  const volumes = onePerSpace(real, host.platform).map((volume) => ({
    drive: volume.mount,
    label: null,
    fileSystem: volume.type === '' ? null : volume.type,
    sizeBytes: volume.size,
    freeBytes: volume.available,
    freePct: (100 * volume.available) / volume.size,
    system: isSystem(volume, host),
  }))
  return { volumes, totalFreeBytes: volumes.reduce((sum, volume) => sum + volume.freeBytes, 0) }
}

// Images that are full by nature: "nearly full" would be a false alarm.
const readOnlyImages = ['squashfs', 'iso9660', 'udf', 'cramfs', 'erofs', 'romfs']
const memoryAndPseudo = ['tmpfs', 'devtmpfs', 'devfs', 'ramfs', 'zram', 'efivarfs', 'autofs', 'rootfs']
// Windows is asked for fixed drives only as well: a server that is gone would hang the check.
const network = ['nfs', 'nfs4', 'cifs', 'smb', 'smb3', 'smbfs', 'smb2', 'afpfs', '9p', 'afs', 'ceph', 'davfs', 'webdav']
const leftOut = new Set([...readOnlyImages, ...memoryAndPseudo, ...network])

function isFixedDrive(volume: MountedVolume): boolean {
  const type = volume.type.toLowerCase()
  if (leftOut.has(type) || type.startsWith('fuse')) return type === 'fuseblk'
  // A container sees its own root as an overlay; any other overlay lies on a volume that is listed already.
  if (type === 'overlay') return volume.mount === '/'
  return volume.mount === '/' || volume.fs.startsWith('/dev/') || type === 'zfs' || /^[A-Za-z]:$/.test(volume.fs)
}

// macOS shows opened installers as read-only volumes; its own root is read-only as well.
function isDiskImage(volume: MountedVolume, host: Host): boolean {
  return host.platform === 'darwin' && volume.rw === false && volume.mount !== '/'
}

function onePerSpace(volumes: readonly MountedVolume[], platform: NodeJS.Platform): MountedVolume[] {
  const overlay = volumes.find((volume) => volume.type.toLowerCase() === 'overlay')
  const kept = new Map<string, MountedVolume>()
  for (const volume of volumes) {
    // Files of the host that are mounted into a container lie on the volume under its overlay.
    const underOverlay = volume.size === overlay?.size && volume.available === overlay.available
    const space = underOverlay ? 'overlay' : spaceOf(volume, platform)
    const known = kept.get(space)
    if (!known || volume.mount.length < known.mount.length) kept.set(space, volume)
  }
  return [...kept.values()]
}

/** What shares free space: an APFS container, a ZFS pool, or all mounts of one device. */
function spaceOf(volume: MountedVolume, platform: NodeJS.Platform): string {
  const type = volume.type.toLowerCase()
  if (type === 'zfs') return `zfs ${volume.fs.split('/')[0] ?? ''}`
  if (platform === 'darwin' && type === 'apfs') return /^\/dev\/disk\d+/.exec(volume.fs)?.[0] ?? volume.fs
  return volume.fs
}

function isSystem(volume: MountedVolume, host: Host): boolean {
  if (host.platform === 'win32') return volume.mount.toLowerCase() === host.systemDrive?.toLowerCase()
  return volume.mount === '/'
}
