export type Mount = {
  readonly source: string
  readonly folder: string
  readonly type: string
  readonly options: readonly string[]
}

/** Reads `/proc/mounts` or `/etc/fstab`: one mount a line, with spaces written as octal numbers. */
export function readMounts(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const [source, folder, type, options] = line.trim().split(/\s+/)
    if (source === undefined || folder === undefined || type === undefined || source.startsWith('#')) return []
    return [{ source: plain(source), folder: plain(folder), type, options: options?.split(',') ?? [] }]
  })
}

function plain(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}
