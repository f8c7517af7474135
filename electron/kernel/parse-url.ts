/** The parts of an address, or null when it is none. `URL.canParse` is missing in the oldest Node that we run on. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
