import type { AppError } from '../../shared/errors.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from '../store/atomic-file.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { firstFormat, parseJson, readSealed, sealed, type Content, type StoredFormat } from '../store/schema-version.ts'
import { readValues, settingKeys, settingTable, type ReadValues } from './setting-table.ts'

/**
 * `from_copy`: the file was damaged and the last good copy counts. `closed`: there was no good copy either, so nobody knows what this
 * person had closed. Both stay until a person confirms.
 */
export type SettingsState = 'whole' | 'from_copy' | 'closed'

/** `unknown` keeps what a newer version wrote. */
export type StoredSettings = Pick<ReadValues, 'values' | 'unknown'> & {
  readonly state: SettingsState
  /** Why the file cannot be read now, or by this version: then it is not written either. Null = it can. */
  readonly unreadable: AppError | null
}

/**
 * The second version keeps the entries of named lists as objects, and no number of checks that nobody asks for. The third keeps rights and
 * patterns of workspaces. The fourth keeps collections of code as objects.
 */
const settingsFormat: StoredFormat = {
  ...firstFormat,
  migrations: [({ maxParallelChecks: _, ...content }) => readAgain(content), readAgain, readAgain],
}

/** Values in the form that this version keeps. */
function readAgain(content: Content): Content {
  const read = settingKeys.flatMap((key) => {
    const { read } = settingTable[key]
    return read === undefined || content[key] === undefined ? [] : [[key, read(content[key])] as const]
  })
  return { ...content, ...Object.fromEntries(read) }
}

/** What was closed stays closed where nobody knows any more what it was. */
export const closedValues = {
  mode: 'offline',
  externalAccess: false,
  standingGrants: false,
  allowTools: [] as string[],
} as const

/**
 * Reads the settings of this user. What is damaged is set aside and put right from the last good copy, marked until a person confirms;
 * what cannot be read at all is left alone, and the copy counts meanwhile. @throws never for a state of the disk.
 */
export async function readSettingsFile(deps: AtomicFileDeps, file: string): Promise<StoredSettings> {
  const [main, copy] = [await readDocument(deps, file), await readDocument(deps, copyOf(file))]
  // What a later version has closed is not known here, and neither file is this version's to change.
  if (main.kind === 'newer' || copy.kind === 'newer')
    return { ...closed(main), unreadable: appError('data_newer', { what: 'settings', file }) }
  if (main.kind === 'whole' && main.sealed) {
    if (copy.kind !== 'whole' || !copy.sealed)
      await ioResult({ code: 'data_folder_unwritable' }, () => keepCopy(deps, file, main))
    return stored(main)
  }
  // Before the first change by this version there is neither a checksum nor a copy.
  if (main.kind === 'whole' && copy.kind === 'missing') return stored(main)
  if (main.kind === 'missing' && copy.kind === 'missing')
    return { values: {}, unknown: {}, state: 'whole', unreadable: null }
  const rest = copy.kind === 'whole' && copy.sealed ? fromCopy(copy) : closed(main)
  if (main.kind === 'unreadable')
    return { ...rest, unreadable: appError('settings_unreadable', { file, reason: main.reason }) }
  await ioResult({ code: 'data_folder_unwritable' }, () => putRight(deps, file, { main, copy, rest }))
  return rest
}

/** Durable when it resolves, with its copy. Fails with `data_folder_unwritable`; then the old settings stand. */
export function writeSettingsFile(
  deps: AtomicFileDeps,
  file: string,
  settings: Pick<StoredSettings, 'values' | 'unknown' | 'state'>,
): Promise<Result<void>> {
  const text = textOf(settings)
  return ioResult({ code: 'data_folder_unwritable', data: { folder: file } }, async () => {
    // The copy first: what fails half-way has changed nothing that counts.
    await writeFileAtomic(deps, copyOf(file), text)
    await writeFileAtomic(deps, file, text)
  })
}

/**
 * A person says that these settings are to count. A file that cannot be read is set aside. Fails with `data_folder_unwritable`, and with
 * `data_newer` where a later version wrote it.
 */
export async function settleSettingsFile(deps: AtomicFileDeps, file: string): Promise<Result<StoredSettings>> {
  const now = await readSettingsFile(deps, file)
  const settled = { values: now.values, unknown: now.unknown, state: 'whole', unreadable: null } as const
  if (now.unreadable?.code === 'data_newer') return fail('data_newer', now.unreadable.data)
  if (now.unreadable !== null) {
    const aside = await ioResult({ code: 'data_folder_unwritable', data: { folder: file } }, () => setAside(deps, file))
    if (!aside.ok) return aside
  }
  const written = await writeSettingsFile(deps, file, settled)
  return written.ok ? ok(settled) : written
}

/** What a person has to be told in every start, until it is settled. */
export function settingsWarnings(file: string, { state, unreadable }: StoredSettings): readonly AppError[] {
  const states = {
    whole: [],
    from_copy: [appError('settings_from_copy', { file })],
    closed: [appError('settings_closed', { file })],
  }
  if (unreadable === null) return states[state]
  // There is nothing to confirm before the later version is back.
  return unreadable.code === 'data_newer' ? [unreadable] : [unreadable, ...states[state]]
}

type Document =
  | { readonly kind: 'missing' | 'newer' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** What could be understood of it. */
  | ({ readonly kind: 'damaged' } & Pick<ReadValues, 'values' | 'unknown'>)
  /** `sealed` = it carries the checksum of its content. */
  | ({ readonly kind: 'whole'; readonly sealed: boolean; readonly state: SettingsState } & Pick<
      ReadValues,
      'values' | 'unknown'
    >)

type Whole = Extract<Document, { kind: 'whole' }>

function copyOf(file: string): string {
  return `${file}.last`
}

function stored({ values, unknown, state }: Whole): StoredSettings {
  return { values, unknown, state, unreadable: null }
}

function fromCopy(copy: Whole): StoredSettings {
  return { ...stored(copy), state: copy.state === 'closed' ? 'closed' : 'from_copy' }
}

function closed(main: Document): StoredSettings {
  const kept = main.kind === 'whole' || main.kind === 'damaged' ? main : { values: {}, unknown: {} }
  return { values: { ...kept.values, ...closedValues }, unknown: kept.unknown, state: 'closed', unreadable: null }
}

type Repair = { readonly main: Document; readonly copy: Document; readonly rest: StoredSettings }

/** Nothing that was there is lost: it lies beside its place. */
async function putRight(deps: AtomicFileDeps, file: string, { main, copy, rest }: Repair): Promise<void> {
  if (main.kind !== 'missing') await setAside(deps, file)
  if (copy.kind !== 'missing' && !(copy.kind === 'whole' && copy.sealed)) await setAside(deps, copyOf(file))
  await writeSettingsFile(deps, file, rest)
}

function keepCopy(deps: AtomicFileDeps, file: string, main: Whole): Promise<void> {
  return writeFileAtomic(deps, copyOf(file), textOf(main))
}

function textOf({ values, unknown, state }: Pick<StoredSettings, 'values' | 'unknown' | 'state'>): string {
  const content = { ...unknown, ...values, ...(state === 'whole' ? {} : { recovered: state }) }
  return `${JSON.stringify(sealed(content, settingsFormat), null, 2)}\n`
}

async function readDocument(deps: AtomicFileDeps, file: string): Promise<Document> {
  const read = await ioResult({ code: 'settings_unreadable' }, () => readOwn(deps.fileSystem, file))
  if (!read.ok) return { kind: 'unreadable', reason: String(read.error.data['reason']) }
  if (read.value === null) return { kind: 'missing' }
  return documentOf(parseJson(read.value.toString('utf8')))
}

function documentOf(document: unknown): Document {
  const read = readSealed(document, settingsFormat)
  if (read.kind === 'newer') return { kind: 'newer' }
  const { recovered = 'whole', ...rest }: Content = read.content
  const { values, unknown, invalid } = readValues(rest)
  return read.kind === 'whole' && invalid.length === 0 && isState(recovered)
    ? { kind: 'whole', sealed: read.sealed, state: recovered, values, unknown }
    : { kind: 'damaged', values, unknown }
}

function isState(value: unknown): value is SettingsState {
  return value === 'whole' || value === 'from_copy' || value === 'closed'
}
