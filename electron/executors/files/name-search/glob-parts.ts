const halfOfALetter = /[\ud800-\udfff]/

/**
 * What stands between the stars of a pattern, in the letters that names are compared in; null = a pattern that is no such row, of which
 * every name is looked at by who asks. What these parts let through still has to fit the pattern itself.
 */
export function globParts(glob: string): readonly string[] | null {
  const letters = glob.normalize('NFC').toLowerCase()
  return glob.includes('?') || halfOfALetter.test(letters) ? null : letters.split('*')
}
