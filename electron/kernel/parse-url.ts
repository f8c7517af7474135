/**
 * The parts of an address, or null when it is none. With `base` it may be relative.
 * `URL.canParse` is missing in the oldest Node that we run on.
 */
export function parseUrl(address: string, base?: URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
