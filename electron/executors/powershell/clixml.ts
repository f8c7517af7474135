/** An error record as PowerShell writes it to standard error. `text` is translated: for display only. */
export type CliXmlError = { readonly text: string; readonly id: string | null }

export type ErrorStream = {
  readonly errors: readonly CliXmlError[]
  /** What stands outside the XML. */
  readonly plain: string
}

const blockPattern = /#< CLIXML\s*(?:<Objs\b[\s\S]*?<\/Objs>|<Objs\b[\s\S]*$)?/g
const recordPattern =
  /<S S="Error">([\s\S]*?)<\/S>|<Obj S="Error"[^>]*>([\s\S]*?)<\/Obj>(?=\s*(?:<(?:S|Obj) S="|<\/Objs>|$))/g

/**
 * Splits standard error into error records and plain text. `#< CLIXML` blocks also carry progress, warnings and
 * verbose text, which are dropped; a block that is cut off gives what it holds so far.
 */
export function parseErrorStream(text: string): ErrorStream {
  const errors: CliXmlError[] = []
  let lines = ''
  const plain = text.replace(blockPattern, (block) => {
    for (const [, line, record] of block.matchAll(recordPattern)) {
      if (line !== undefined) lines += decodeXml(line)
      else errors.push(errorRecord(record ?? ''))
    }
    return ''
  })
  const written = lines.trim()
  if (written !== '') errors.push({ text: written, id: null })
  return { errors, plain: plain.trim() }
}

function errorRecord(xml: string): CliXmlError {
  return {
    text: property(xml, 'Message') ?? element(xml, 'ToString') ?? '',
    id: property(xml, 'FullyQualifiedErrorId'),
  }
}

function property(xml: string, name: string): string | null {
  const found = new RegExp(`<S N="${name}">([\\s\\S]*?)</S>`).exec(xml)?.[1]
  return found === undefined ? null : decodeXml(found)
}

function element(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1]
  return found === undefined ? null : decodeXml(found)
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** XML entities, then the `_x000D_` form that PowerShell uses for what XML cannot hold. */
function decodeXml(text: string): string {
  return text
    .replace(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)))
}
