export type ProxyAddress = { readonly host: string; readonly port: number }

const defaultPort = 80
const defaultSocksPort = 1080

/**
 * Hosts and ports of a proxy setting: `host:port`, `http=host:port;https=host:port` or `http://user:word@host:port`,
 * separated by semicolons or blanks. Empty when nothing in it can be read.
 */
export function parseProxyAddresses(setting: string): ProxyAddress[] {
  const addresses = setting
    .split(/[;\s]+/)
    .map(parseProxyAddress)
    .filter((address) => address !== null)
  const known = new Set<string>()
  return addresses.filter(({ host, port }) => {
    const key = `${host}:${port}`
    return !known.has(key) && known.add(key)
  })
}

/** The same text without user names and passwords; up to the last `@`, since a password can hold any sign. */
export function maskCredentials(text: string): string {
  return text.replaceAll(
    /((?:^|[;\s])(?:(?:https?|ftp|socks)=)?(?:(?:https?|ftp|socks[45]?h?):\/\/)?)[^;\s]*@/gi,
    '$1***@',
  )
}

function parseProxyAddress(entry: string): ProxyAddress | null {
  const pattern =
    /^(?:(?<kind>[a-z]+)=)?(?:(?<scheme>[a-z0-9+.-]+):\/\/)?(?:.*@)?(?<host>\[[^\]]+\]|[^:/@=]+)(?::(?<port>\d{1,5}))?(?:\/.*)?$/i
  const groups = pattern.exec(entry)?.groups
  const host = groups?.['host']
  if (groups === undefined || host === undefined) return null
  const isSocks = /^socks/i.test(groups['kind'] ?? groups['scheme'] ?? '')
  const port = groups['port'] === undefined ? (isSocks ? defaultSocksPort : defaultPort) : Number(groups['port'])
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port }
}
