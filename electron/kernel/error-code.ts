/** The code of what was thrown, such as `ENOENT` of a system call; null = it carries none. */
export function errorCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return null
  return typeof thrown.code === 'string' ? thrown.code : null
}
