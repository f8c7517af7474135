import { parseHostsLine, type HostsEntry } from '../../../machines/hosts-line.ts'
import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import type { tool } from './tool.ts'

const maxBytes = 1_048_576
const maxEntries = 500

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const { folder, path } = placeOf(ports)
    const [text, siblings] = await Promise.all([ports.files.readTail(path, maxBytes), ports.files.list(folder, signal)])
    const file = siblings?.find((entry) => entry.name === 'hosts')
    const entries = text === null ? null : entriesOf(text)
    return {
      path,
      exists: text !== null || file !== undefined,
      // Windows can be told to read another file, which is only known to its registry.
      defaultPlace: ports.platform === 'win32' ? null : true,
      bytes: file?.sizeBytes ?? null,
      modifiedUtc: file?.modifiedUtc ?? null,
      readOnly: null,
      entries,
      realEntries: entries === null ? null : entries.filter((entry) => !isOwn(entry)).length,
    }
  },
})

function placeOf({ platform, environment }: PortablePorts): { folder: string; path: string } {
  if (platform !== 'win32') return { folder: '/etc', path: '/etc/hosts' }
  const folder = `${environment['SystemRoot'] ?? 'C:\\Windows'}\\System32\\drivers\\etc`
  return { folder, path: `${folder}\\hosts` }
}

function entriesOf(text: string): HostsEntry[] {
  const entries = text.split(/\r?\n/).map(parseHostsLine)
  return entries.filter((entry) => entry !== null).slice(0, maxEntries)
}

/** Entries that every installation has: the computer itself and the names of its local networks. */
function isOwn({ ip, names }: HostsEntry): boolean {
  return names.includes('localhost') || ip === '127.0.1.1' || names.every((name) => name.startsWith('ip6-'))
}
