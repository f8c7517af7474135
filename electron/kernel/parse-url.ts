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

/** An address, or what somebody took for one, without the name and the password in front of its host. */
export function withoutSignIn(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//***@')
}
