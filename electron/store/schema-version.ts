import { isRecord } from '../../shared/domain/is-record.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { digestOf, sha256 } from '../kernel/digest.ts'
import { withFields } from '../kernel/with-fields.ts'

export type Content = Readonly<Record<string, unknown>>

/** Makes a document of one version into one of the next. */
export type Migration = (content: Content) => Content

/** What is stored, by version: `migrations[0]` leads from version 1 to version 2. No migration = there is only version 1. */
export type StoredFormat = {
  /** Where the number of the version stands. */
  readonly field: 'schemaVersion' | 'format'
  readonly migrations: readonly Migration[]
  /** What was written without a number: by the first version, or by nobody because every version has written one. */
  readonly unnumbered: 'first_version' | 'damaged'
}

/** Formats that have had one version only: the first of them was written without a number, or never. */
export const firstFormat: StoredFormat = { field: 'schemaVersion', migrations: [], unnumbered: 'first_version' }
export const numberedFormat: StoredFormat = { ...firstFormat, unnumbered: 'damaged' }

/**
 * `newer` = a later version of Deskmedic wrote it, and only that one can tell what it says: nobody sets it aside or writes over it.
 * `sealed` = the content fits the checksum beside it. The content has neither version nor checksum.
 */
export type VersionedRead =
  | { readonly kind: 'whole'; readonly content: Content; readonly sealed: boolean }
  | { readonly kind: 'damaged'; readonly content: Content }
  | { readonly kind: 'newer' }

/** Reads a document of any version, brought up to this one. */
export function readVersioned(document: unknown, format: StoredFormat): VersionedRead {
  if (!isRecord(document)) return { kind: 'damaged', content: {} }
  const { [format.field]: version = format.unnumbered === 'damaged' ? null : 1, ...content } = document
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return { kind: 'damaged', content }
  if (version > versionOf(format)) return { kind: 'newer' }
  const migrated = format.migrations.slice(version - 1).reduce((older, migrate) => migrate(older), content)
  return { kind: 'whole', content: migrated, sealed: false }
}

/** The same for a document with a checksum over the rest of it. One that does not fit is damage, whatever version it names. */
export function readSealed(document: unknown, format: StoredFormat): VersionedRead {
  if (!isRecord(document)) return { kind: 'damaged', content: {} }
  const { checksum, ...rest } = document
  const read = readVersioned(rest, format)
  if (checksum === undefined) return read
  if (checksum === digestOf(rest)) return read.kind === 'whole' ? { ...read, sealed: true } : read
  return { kind: 'damaged', content: read.kind === 'newer' ? {} : read.content }
}

/** Content as it is stored, with the number of this version. */
export function versioned(content: object, format: StoredFormat): Content {
  return withFields(content, { [format.field]: versionOf(format) })
}

/** The same with a checksum over what JSON keeps of it, so that reading it back gives the same. For plain data alone. */
export function sealed(content: object, format: StoredFormat): Content {
  const kept = versioned(content, format)
  return withFields(kept, { checksum: digestOf(kept) })
}

/** A field that is a list of which the elements are written out already, each as its canonical JSON. */
export type WrittenList = { readonly field: string; readonly elements: readonly Uint8Array[] }

/**
 * What JSON makes of `sealed`, in bytes, with a list in it: who keeps its elements as they were written writes a long one in no time.
 * All of it is copied once, to its place.
 */
export function sealedBytes(content: object, { field, elements }: WrittenList, format: StoredFormat): Uint8Array {
  const fields = versioned(content, format)
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
  const written = (some: readonly string[]): readonly string[] =>
    some.toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])}`)
  const before = written(names.filter((name) => name < field))
  const head = bytesOf(`{${[...before, `${JSON.stringify(field)}:[`].join(',')}`)
  const after = written(names.filter((name) => name > field))
  const tail = bytesOf(`${[']', ...after].join(',')}}`)
  const begin = sealOf('0'.repeat(digestLength)).length - 1
  const bytes = Buffer.allocUnsafe(begin + head.length + joinedLength(elements) + tail.length)
  bytes.set(head, begin)
  bytes.set(tail, writeJoined(bytes, elements, begin + head.length))
  // The sum is that of what stands there now. The comma behind it takes the place of the first brace.
  bytes.write(sealOf(sha256(bytes.subarray(begin))), 0)
  return bytes
}

/** Letters of a checksum. */
const digestLength = 64

function sealOf(checksum: string): string {
  return `{"checksum":"${checksum}",`
}

const comma = 0x2c

function joinedLength(elements: readonly Uint8Array[]): number {
  return elements.reduce((sum, { length }) => sum + length, Math.max(0, elements.length - 1))
}

/** With commas between them. There can be ten thousand: what is made for each of them is felt. @returns where they end */
function writeJoined(bytes: Uint8Array, elements: readonly Uint8Array[], from: number): number {
  let at = from
  for (const element of elements) {
    if (at > from) bytes[at++] = comma
    bytes.set(element, at)
    at += element.length
  }
  return at
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}

/** Null = this is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

function versionOf({ migrations }: StoredFormat): number {
  return migrations.length + 1
}
