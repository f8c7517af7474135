const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i
const notAllowed = /[\u0000-\u001f\u007f<>:"|?*]/ // oxlint-disable-line no-control-regex -- these are what is refused
const shortName = /^[^.]{1,6}~\d+(\.[^.]{0,3})?$/
const longestPath = 240

/**
 * Names of folders and file below a root, or null when this is no plain path: nothing that a file system could take for another
 * place, a device or a stream. The same on every system, so that what works here works there.
 */
export function relativeNames(path: string): readonly string[] | null {
  if (path.length > longestPath || notAllowed.test(path) || !path.isWellFormed()) return null
  const names = path.split(/[/\\]/)
  return names.every(isPlainName) ? names : null
}

function isPlainName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || /[. ]$/.test(name) || shortName.test(name)) return false
  const stem = (name.split('.')[0] ?? '').trimEnd()
  return !reserved.test(stem)
}
