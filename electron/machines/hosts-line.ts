export type HostsEntry = { readonly ip: string; readonly names: string[] }

const entryPattern = /^\s*([0-9a-fA-F:.]+)\s+([^#]+)/

/** The entry that a line of a hosts file makes, or null for comments and empty lines. */
export function parseHostsLine(line: string): HostsEntry | null {
  const [, ip, names] = entryPattern.exec(line) ?? []
  if (ip === undefined || names === undefined) return null
  return { ip, names: names.trim().split(/\s+/) }
}
