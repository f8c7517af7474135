/** The text that is looked for when nobody says another one. */
export const defaultPattern = 'error'

/** What the logs of Windows write when something failed, always in English; by file name. */
const builtIn: readonly { readonly fileName: RegExp; readonly texts: readonly string[] }[] = [
  { fileName: /^cbs(?:\.persist.*)?\.log$/, texts: ['cannot repair member file'] },
  { fileName: /^setupapi\..*\.log$/, texts: ['!!!'] },
]

/** Says of a line whether it holds the text, in any case of letters, or one that the named log uses for failures. */
export function matcherFor(path: string, pattern: string): (line: string) => boolean {
  const fileName = path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1).toLowerCase()
  const isDefault = pattern.toLowerCase() === defaultPattern
  const more = isDefault ? builtIn.filter((log) => log.fileName.test(fileName)).flatMap((log) => log.texts) : []
  const wanted = [pattern.toLowerCase(), ...more]
  return (line) => {
    const text = line.toLowerCase()
    return wanted.some((part) => text.includes(part))
  }
}
