import { parseHostsLine, type HostsEntry } from '../../hosts-line.ts'
import { definePart } from './part.ts'

export type HostsFileState = { lines: string[]; modifiedUtc: string; readOnly: boolean; defaultPlace: boolean }

const introduction = [
  '# Copyright (c) 1993-2009 Microsoft Corp.',
  '#',
  '# This is a sample HOSTS file used by Microsoft TCP/IP for Windows.',
  '#',
  '# This file contains the mappings of IP addresses to host names. Each',
  '# entry should be kept on an individual line. The IP address should',
  '# be placed in the first column followed by the corresponding host name.',
  '# The IP address and the host name should be separated by at least one',
  '# space.',
  '#',
  '# Additionally, comments (such as these) may be inserted on individual',
  "# lines or following the machine name denoted by a '#' symbol.",
  '#',
  '# For example:',
  '#',
  '#      102.54.94.97     rhino.acme.com          # source server',
  '#       38.25.63.10     x.acme.com              # x client host',
  '',
  '# localhost name resolution is handled within DNS itself.',
  '#\t127.0.0.1       localhost',
  '#\t::1             localhost',
]

function initialHostsFile(): HostsFileState {
  return { lines: [...introduction], modifiedUtc: '2025-09-01T08:00:00Z', readOnly: false, defaultPlace: true }
}

export type HostsFile = {
  readonly path: string
  sizeBytes(): number
  entries(): HostsEntry[]
  readonly addressOf: (name: string) => string | null
  /** Turns entries into comments: those with one of these names, or all when the list is empty. Returns how many. */
  switchOff(names: readonly string[]): number
}

function createHostsFile(file: HostsFileState, utcNow: () => string): HostsFile {
  const folder = file.defaultPlace ? 'C:\\Windows\\System32\\drivers\\etc' : 'C:\\Users\\Public\\drivers'
  const entries = (): HostsEntry[] => file.lines.map(parseHostsLine).filter((entry) => entry !== null)
  return {
    path: `${folder}\\hosts`,
    sizeBytes: () => file.lines.reduce((bytes, line) => bytes + line.length + 2, 0),
    entries,
    addressOf: (name) =>
      entries().find((entry) => entry.names.some((known) => known.toLowerCase() === name.toLowerCase()))?.ip ?? null,
    switchOff: (names) => {
      const wanted = new Set(names.map((name) => name.toLowerCase()))
      const hit = (line: string): boolean => {
        const entry = parseHostsLine(line)
        return entry !== null && (wanted.size === 0 || entry.names.some((name) => wanted.has(name.toLowerCase())))
      }
      const switchedOff = file.lines.filter(hit).length
      file.lines = file.lines.map((line) => (hit(line) ? `# ${line}` : line))
      file.modifiedUtc = utcNow()
      return switchedOff
    },
  }
}

export const hostsFilePart = definePart({ healthy: initialHostsFile, create: createHostsFile })
