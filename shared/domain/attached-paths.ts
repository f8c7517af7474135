/** As Windows copies a path: whole, between straight quotation marks. */
const quotedPath = /"((?:[a-z]:[\\/]|\\\\|\/)[^"\r\n<>|?*]{0,259})"/gi

/** Files and folders that a message names by their whole path. */
export function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(quotedPath)].map(([, path = '']) => path)
}

/** What a message says beside them: the words of a path say nothing about what is wrong. */
export function withoutPaths(text: string): string {
  const words = text.replace(quotedPath, '').trim()
  return words === '' ? text : words
}

/** A message with these files and folders, each on a line of its own. */
export function withPaths(text: string, paths: readonly string[]): string {
  return [text, ...paths.map((path) => `"${path}"`)].join('\n')
}

/** A draft of a message: its words, and what is attached to them. */
export function draftParts(draft: string): { readonly words: string; readonly paths: readonly string[] } {
  const words = draft.split('\n')
  const paths: string[] = []
  for (let path = attachedAs(words.at(-1)); path !== undefined; path = attachedAs(words.at(-1))) {
    paths.unshift(path)
    words.pop()
  }
  return { words: words.join('\n'), paths }
}

/** The path that a line is, and nothing else. */
function attachedAs(line = ''): string | undefined {
  return pathsIn(line).find((path) => line === `"${path}"`)
}

/** The last part of a path. */
export function nameInPath(path: string): string {
  return (
    path
      .split(/[\\/]/)
      .filter((part) => part !== '')
      .at(-1) ?? path
  )
}
