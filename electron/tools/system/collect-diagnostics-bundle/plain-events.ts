/** One entry of an event log, without its text: what was written into that belongs to whoever wrote it. */
export type PlainEvent = {
  readonly provider: string | null
  readonly id: number | null
  readonly level: number | null
  readonly atUtc: string | null
}

/** Names of providers as Windows and programs register them: a field of fixed text in the head of an entry. */
const providerName = /^[A-Za-z][A-Za-z0-9 ._()/-]{0,120}$/
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/

/** The entries of an event log in XML. Only what fits its closed form is taken over. */
export function plainEvents(xml: string): readonly PlainEvent[] {
  return [...xml.matchAll(/<Event(?:\s[^>]*)?>\s*<System>([\s\S]*?)<\/System>/g)].map(([, head = '']) => ({
    provider: fitting(/<Provider\s[^>]*?Name=['"]([^'"]*)['"]/.exec(head)?.[1], providerName),
    id: numberOf(/<EventID(?:\s[^>]*)?>(\d{1,5})<\/EventID>/.exec(head)?.[1]),
    level: numberOf(/<Level>(\d{1,3})<\/Level>/.exec(head)?.[1]),
    atUtc: fitting(/<TimeCreated\s[^>]*?SystemTime=['"]([^'"]*)['"]/.exec(head)?.[1], time),
  }))
}

function fitting(text: string | undefined, form: RegExp): string | null {
  return text !== undefined && form.test(text) ? text : null
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}
