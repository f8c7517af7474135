/** True for the digest of a file or of a commit: it tells programs that something is still the same, and people nothing. */
export function isDigest(value: unknown): boolean {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)
}
