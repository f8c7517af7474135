/**
 * Names that stand twice in one object of a JSON document, each as its way from the root: `['defaults', 'mode']`. Places in lists are
 * left out. The text has to be one that `JSON.parse` takes: it keeps the last of them without a word.
 */
export function repeatedNames(text: string): readonly (readonly string[])[] {
  const repeated: (readonly string[])[] = []
  const open: Level[] = []
  for (const [token, written, colon] of text.matchAll(tokens)) {
    const inner = open.at(-1)
    if (token === '{' || token === '[') open.push({ names: new Set(), name: null })
    else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined && written !== undefined && inner !== undefined) {
      inner.name = String(JSON.parse(written))
      if (inner.names.has(inner.name)) repeated.push(open.flatMap(({ name }) => (name === null ? [] : [name])))
      inner.names.add(inner.name)
    }
  }
  return repeated
}

/** An object or a list that is not at its end; `name` = the one whose value is being read, null in a list. */
type Level = { readonly names: Set<string>; name: string | null }

/** What opens and ends, and texts: one with a colon behind it is a name. */
const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g
