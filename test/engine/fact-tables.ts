/** A moment; the engine makes a date of it. */
export type FactDate = { readonly $date: string }
export type FactValue =
  | string
  | number
  | boolean
  | null
  | FactDate
  | { readonly $bytes: readonly number[] }
  | readonly FactValue[]
  | { readonly [name: string]: FactValue }
export type FactRow = Readonly<Record<string, FactValue>>

/** What a command or class answers: rows, or the error with which Windows refuses. */
export type FactTable = readonly FactRow[] | { readonly id: string; readonly category: string }
export type FactTables = Readonly<Record<string, FactTable>>

export type RegistryKey = { readonly path: string; readonly values: FactRow }
export type FactFile = {
  readonly path: string
  readonly bytes?: number
  readonly modified?: string
  readonly folder?: boolean
  readonly readOnly?: boolean
  /** A folder that leads to another place. */
  readonly link?: boolean
  /** A program holds it open: it can be neither moved nor deleted. */
  readonly inUse?: boolean
  readonly lines?: readonly string[]
  readonly sddl?: string | null
  readonly owner?: string
}

/** Registry keys and files; what is looked for without being there is named as well. */
export type Places = {
  readonly registry: readonly RegistryKey[]
  readonly absentKeys: readonly string[]
  readonly files: readonly FactFile[]
  readonly absentFiles: readonly string[]
}

export function date(utc: string): FactDate {
  return { $date: utc }
}

export function dateOrNull(utc: string | null): FactDate | null {
  return utc === null ? null : date(utc)
}

/** The name of a CIM class among the tables. */
export function cim(className: string, namespace = 'root\\cimv2'): string {
  return `${namespace}\\${className}`.toLowerCase()
}

/** A key that is there when it has values, else one that is looked for in vain. */
export function key(path: string, values: FactRow | null): Places {
  const nothing = { files: [], absentFiles: [] }
  return values === null
    ? { ...nothing, registry: [], absentKeys: [path] }
    : { ...nothing, registry: [{ path, values }], absentKeys: [] }
}

/** A file or folder that is there, or one that is looked for in vain. */
export function file(found: FactFile, isThere = true): Places {
  const nothing = { registry: [], absentKeys: [] }
  return isThere
    ? { ...nothing, files: [found], absentFiles: [] }
    : { ...nothing, files: [], absentFiles: [found.path.toLowerCase()] }
}

export function together(places: readonly Places[]): Places {
  return {
    registry: places.flatMap(({ registry }) => registry),
    absentKeys: places.flatMap(({ absentKeys }) => absentKeys),
    files: places.flatMap(({ files }) => files),
    absentFiles: places.flatMap(({ absentFiles }) => absentFiles),
  }
}

/** Only values that are there: a registry value cannot be null. */
export function present(values: Readonly<Record<string, FactValue>>): FactRow {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
