import { largestSearchedFileMb, type ContentQuestion } from '../../contract/content-search-port.ts'

/** What a pattern may grow to when it is prepared. */
const largestPattern = '10M'

/** How ripgrep is asked: nothing of the account or of folders above decides, no link is followed, no other program is started. */
export function ripgrepArguments(question: ContentQuestion, leftOut: readonly string[]): readonly string[] {
  const { pattern, glob, caseSensitive, context, maxResults, includeHidden, includeIgnored } = question
  return [
    '--json',
    '--no-config',
    '--no-messages',
    // It says nowhere else which files it leaves out for their size.
    '--debug',
    '--no-follow',
    '--no-ignore-parent',
    '--no-ignore-global',
    '--no-require-git',
    '--no-search-zip',
    '--no-pcre2',
    // It knows one end of lines alone: where a line stands is told, and lines are counted there.
    '--no-line-number',
    // CR ends a line for `^`, `$` and `.` as well.
    '--crlf',
    `--max-filesize=${String(largestSearchedFileMb)}M`,
    `--regex-size-limit=${largestPattern}`,
    `--dfa-size-limit=${largestPattern}`,
    `--max-count=${String(maxResults + 1)}`,
    `--context=${String(context)}`,
    caseSensitive ? '--case-sensitive' : '--ignore-case',
    ...(includeHidden ? ['--hidden'] : []),
    ...(includeIgnored ? ['--no-ignore'] : []),
    // A type, as a plain pattern of names would bring back what a `.gitignore` leaves out.
    ...(glob === '*' ? [] : [`--type-add=wanted:${typeGlob(glob)}`, '--type=wanted']),
    ...leftOut,
    `--regexp=${pattern}`,
    '--',
    './',
  ]
}

/** The same pattern without case; every other sign means itself. */
export function typeGlob(glob: string): string {
  return Array.from(glob.normalize('NFC'), (sign) => {
    if (sign === '*' || sign === '?') return sign
    const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()]
    if (lower !== upper && lower.length === 1 && upper.length === 1) return `[${lower}${upper}]`
    return /[[{}]/.test(sign) ? `[${sign}]` : sign
  }).join('')
}
