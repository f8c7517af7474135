const opening = '<think>'
const closing = '</think>'

/**
 * Parts what a model wrote before its answer from the answer. Only thoughts at the very beginning count: further on the tag may be what
 * the answer is about. Some chat templates write the opening tag themselves, so that only the closing one is seen.
 */
export function splitThinking(raw: string, ended: boolean): { readonly text: string; readonly thought: string } {
  let rest = raw
  let thought = ''
  const opens = rest.indexOf(opening)
  const closes = rest.indexOf(closing)
  if (closes >= 0 && (opens < 0 || closes < opens)) {
    thought = rest.slice(0, closes)
    rest = rest.slice(closes + closing.length)
  }
  while (rest.trimStart().startsWith(opening)) {
    const inside = rest.trimStart().slice(opening.length)
    const end = inside.indexOf(closing)
    if (end < 0) return { text: '', thought: `${thought}${ended ? inside : withoutBeginningOf(closing, inside)}` }
    thought += inside.slice(0, end)
    rest = inside.slice(end + closing.length)
  }
  const text = rest.trimStart()
  // Half a tag is no text yet.
  const isTagPerhaps = !ended && text !== '' && opening.startsWith(text)
  return { text: isTagPerhaps ? '' : thought === '' ? rest : text, thought }
}

function withoutBeginningOf(tag: string, text: string): string {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return text.slice(0, -length)
  }
  return text
}
