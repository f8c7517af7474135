/**
 * Whether a later version of Deskmedic wrote this document. Such a file is nobody's to judge here: it is not set aside and
 * not written over, so that nothing is lost until the later version is back.
 */
export function isOfLaterVersion(document: unknown, knownVersion: number): boolean {
  if (typeof document !== 'object' || document === null || !('schemaVersion' in document)) return false
  const { schemaVersion } = document
  return typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) && schemaVersion > knownVersion
}
