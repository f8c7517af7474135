/** One value as the registry has it; a value of a kind that no policy has is told by its kind. */
export type RegistryValue = { readonly name: string; readonly value: unknown }

/** A key with its values, by its whole name. */
export type RegistryKey = { readonly name: string; readonly values: readonly RegistryValue[] }

export type RegistryTextOptions = {
  /** Between the texts of one value. */
  readonly separator: string
  /** Folders that a text may name by a variable: others could be changed by the person whom the policy binds. */
  readonly places: Readonly<Record<string, string>>
}

const valueLine = /^ {4}(.*?) {4}(REG_[A-Z_0-9]+)(?: {4}(.*))?$/
const keyLine = /^HKEY_[A-Z_]+\\/

type Reading = { readonly name: string; readonly values: { name: string; kind: string; data: string }[] }

/**
 * What `reg.exe query … /s` writes. No word of it is translated but the name of a key's default value, which no policy has: it stands in
 * brackets in every language.
 */
export function parseRegistryText(text: string, options: RegistryTextOptions): readonly RegistryKey[] {
  const keys: Reading[] = []
  for (const line of text.split(/\r?\n/)) {
    const key = keys.at(-1)
    const [, name, kind, data = ''] = valueLine.exec(line) ?? []
    if (keyLine.test(line)) keys.push({ name: line.trimEnd(), values: [] })
    else if (name !== undefined && kind !== undefined) key?.values.push({ name, kind, data })
    else if (line !== '') continueText(key, line)
  }
  return keys.map((key) => ({
    name: key.name,
    values: key.values
      .filter(({ name }) => !isDefaultLabel(name))
      .map(({ name, kind, data }) => ({ name, value: valueOf(kind, data, options) })),
  }))
}

/** A line break within a text: the value must not be read as less than it is. */
function continueText(key: Reading | undefined, line: string): void {
  const value = key?.values.at(-1)
  if (value !== undefined) value.data += `\n${line}`
}

function isDefaultLabel(name: string): boolean {
  return name === '' || /^[(<（].*[)>）]$/u.test(name)
}

function valueOf(kind: string, data: string, { separator, places }: RegistryTextOptions): unknown {
  if (kind === 'REG_SZ') return data
  if (kind === 'REG_EXPAND_SZ') return expanded(data, places)
  if (kind === 'REG_MULTI_SZ') return data.split(separator).filter((text) => text !== '')
  if ((kind === 'REG_DWORD' || kind === 'REG_QWORD') && /^0x[0-9a-f]{1,13}$/i.test(data)) return Number(data)
  return { kind }
}

function expanded(data: string, places: Readonly<Record<string, string>>): string {
  return data.replace(/%([^%]+)%/g, (variable: string, name: string) => {
    const known = Object.keys(places).find((place) => place.toLowerCase() === name.toLowerCase())
    return (known === undefined ? undefined : places[known]) ?? variable
  })
}
