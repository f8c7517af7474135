/** As many texts as one complaint has sentences and clauses that its parts look at in turn. */
const textsKept = 12

/**
 * The same answer to the same text, as long as it is one of the last that were asked about: the parts of a plan read one complaint
 * several times over. `read` is pure, and nobody changes what it gives.
 */
export function ofLastTexts<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const answer = read(text)
    const [oldest] = known.keys()
    if (known.size >= textsKept && oldest !== undefined) known.delete(oldest)
    known.set(text, answer)
    return answer
  }
}
