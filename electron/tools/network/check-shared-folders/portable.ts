import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

type Mount = {
  readonly source: string
  readonly folder: string
  readonly type: string
  readonly options: readonly string[]
}

/** Reads `/proc/mounts` or `/etc/fstab`: one mount a line, with spaces written as octal numbers. */
function readMounts(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const [source, folder, type, options] = line.trim().split(/\s+/)
    if (source === undefined || folder === undefined || type === undefined || source.startsWith('#')) return []
    return [{ source: plain(source), folder: plain(folder), type, options: options?.split(',') ?? [] }]
  })
}

function plain(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const [mounted, kept] = await Promise.all(
      ['/proc/mounts', '/etc/fstab'].map((path) => readSystemText(path, { ports, signal })),
    )
    const mounts = mounted === null || mounted === undefined ? null : readMounts(mounted)
    const own = kept === null || kept === undefined ? null : readMounts(kept).filter(isRemembered)
    // File managers keep folders of their own behind this one: whether there are any is not known then.
    const isWhole = mounts?.every(({ type }) => type !== 'fuse.gvfsd-fuse') ?? false
    const drives = mounts?.filter(isShared).map(({ folder, source }) => ({
      drive: folder,
      path: source,
      // Asking a server that is gone would hang the check.
      status: 'Unknown',
    }))
    return {
      drives: drives === undefined || (!isWhole && drives.length === 0) ? null : drives,
      remembered:
        own?.map(({ folder, source }) => ({
          drive: folder,
          path: source,
          connected: mounts?.some((mount) => mount.folder === folder) ?? null,
        })) ?? null,
      workstation: null,
      companyNetwork: null,
    }
  },
})

const sharedTypes = ['nfs', 'nfs4', 'cifs', 'smb3', 'smbfs', 'fuse.sshfs', 'davfs', 'fuse.davfs2', 'afs', 'ceph']

function isShared({ type }: Mount): boolean {
  return sharedTypes.includes(type)
}

/** What is to be connected at every start: what comes when it is needed is not missing before. */
function isRemembered(mount: Mount): boolean {
  return isShared(mount) && !mount.options.some((option) => option === 'noauto' || option.startsWith('x-systemd.auto'))
}
