import type { PrintJobState } from '../../electron/machines/simulated/parts/printing.ts'
import { updateFolder, type UpdateCacheState } from '../../electron/machines/simulated/parts/updates.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { FactFile } from './fact-tables.ts'
import { factsOf } from './facts.ts'
import { spoolFolder, updateStore } from './places-fixes.ts'
import { storeCacheFolder, teamsCacheFolder } from './places-programs.ts'
import { lower, refused, text, type Act, type ActHandler, type Outcome, type Place } from './world-memory.ts'

type Files = readonly FactFile[]
type Change = (files: Files, details: Act['details'], place: Place) => Files | Outcome

/** Windows or a program makes them anew when it needs them. */
const comeBack = [updateFolder, teamsCacheFolder, storeCacheFolder]

export const fileActs: Readonly<Record<string, ActHandler>> = {
  'Rename-Item': change((files, details, place) => {
    const path = text(details, 'path')
    const target = `${folderOf(path)}\\${text(details, 'newName')}`
    if (has(files, target)) return refused('RenameItemIOError', 'WriteError')
    return moved(files, { path, target, place, heldId: 'RenameItemIOError' })
  }),
  'Move-Item': change((files, details, place) => {
    const path = text(details, 'path')
    const target = inside(files, path, text(details, 'destination'))
    if (has(files, target)) return refused('MoveFileInfoItemIOError', 'WriteError')
    return moved(files, { path, target, place, heldId: 'MoveFileInfoItemIOError' })
  }),
  'Copy-Item': change((files, details) => {
    const path = text(details, 'path')
    const source = find(files, path)
    if (!source || source.folder === true) throw new Error(`copies ${path}`)
    const target = inside(files, path, text(details, 'destination'))
    const old = find(files, target)
    if (old?.readOnly === true && details['force'] !== true) return refused('CopyFileInfoItemUnauthorizedAccessError')
    return [...files.filter((known) => known !== old), { ...source, path: target }]
  }),
  'Remove-Item': change((files, details, place) => {
    const path = text(details, 'path')
    const gone = below(files, path)
    if (gone.length > 1 && details['recurse'] !== true) return refused('DirectoryNotEmpty', 'WriteError')
    if (gone.some((known) => isHeld(place.pc, known))) return refused('RemoveFileSystemItemIOError', 'WriteError')
    return files.filter((known) => !gone.includes(known))
  }),
  'New-Item': change((files, details, { pc }) => {
    const path = text(details, 'path')
    if (has(files, path)) return details['force'] === true ? files : refused('DirectoryExist', 'ResourceExists')
    return [...files, { path, folder: true, modified: pc.clock.utc() }]
  }),
  'Set-Content': change((files, details, { pc }) => {
    const path = text(details, 'path')
    const lines = details['lines']
    if (!Array.isArray(lines)) throw new Error('lines are no list')
    const old = find(files, path)
    if (old?.readOnly === true && details['force'] !== true) return refused('GetContentWriterUnauthorizedAccessError')
    const written = { lines: lines.map(String), modified: pc.clock.utc() }
    const bytes = written.lines.reduce((sum, line) => sum + line.length + 2, 0)
    return [...files.filter((known) => known !== old), { ...old, path, bytes, ...written }]
  }),
}

function change(make: Change): ActHandler {
  return (place, details) => {
    const before = place.facts().files
    const target = details['path']
    if (typeof target === 'string' && !/^[A-Z]:\\/i.test(target)) throw new Error(`not on a drive: ${target}`)
    const made = make(before, details, place)
    if (!Array.isArray(made)) return made as Outcome
    settle(place, before, made as Files)
    return undefined
  }
}

/** The state takes over what it can hold; the rest is kept beside it. What neither can hold is a gap. */
function settle({ pc, memory }: Place, before: Files, wanted: Files): void {
  takeOver(pc, wanted)
  const shown = factsOf(memory.state).files
  const isWanted = new Set(wanted.map(contentOf))
  const isShown = new Set(shown.map(contentOf))
  memory.extraFiles = wanted.filter((known) => !isShown.has(contentOf(known)))
  const taken = shown.filter((known) => !isWanted.has(contentOf(known)))
  const stuck = taken.find(({ path }) => !comeBack.some((folder) => isBelow(path, folder)))
  if (stuck) throw new Error(`the state still has ${stuck.path}`)
  memory.takenAway = taken.map(({ path }) => path)
  memory.goneFiles.push(...before.filter(({ path }) => !has(wanted, path)).map(({ path }) => path))
}

/** What lies in the folders of Windows and of programs is what the parts of the PC work with. */
function takeOver(pc: SimulatedPc, files: Files): void {
  const { printing, teams, storeApps, updates, volumes, hostsFile } = pc.state
  // A job of which one of the two files is gone is gone itself.
  const spooled = files.filter(
    ({ path }) => folderOf(path) === spoolFolder && path.endsWith('.SHD') && has(files, path.replace(/SHD$/, 'SPL')),
  )
  const jobs = spooled.map(({ lines = [] }) => JSON.parse(lines.join('')) as PrintJobState)
  printing.jobs.splice(0, printing.jobs.length, ...jobs.toSorted((a, b) => a.jobId - b.jobId))
  teams.cacheBytes = bytesBelow(files, teamsCacheFolder)
  storeApps.cacheBytes = bytesBelow(files, storeCacheFolder)
  const store = find(files, updateStore)
  updates.cache = store
    ? (JSON.parse(store.lines?.join('') ?? '') as UpdateCacheState)
    : { damaged: false, pending: [], history: [] }
  const folders = volumes['C:']?.folders
  for (const folder of folders ? [folders.userTemp, folders.windowsTemp] : []) {
    folder.entries = folder.entries.filter(({ name }) => has(files, `${folder.path}\\${name}`))
  }
  const hosts = find(files, pc.hostsFile.path)
  if (hosts) Object.assign(hostsFile, { lines: [...(hosts.lines ?? [])], modifiedUtc: hosts.modified })
}

type Move = { readonly path: string; readonly target: string; readonly place: Place; readonly heldId: string }

function moved(files: Files, { path, target, place, heldId }: Move): Files | Outcome {
  const all = below(files, path)
  if (all.length === 0) return refused('PathNotFound', 'ObjectNotFound')
  if (all.some((known) => isHeld(place.pc, known))) return refused(heldId, 'WriteError')
  return files.map((known) =>
    all.includes(known) ? { ...known, path: target + known.path.slice(path.length) } : known,
  )
}

/** Services keep their files open. */
function isHeld({ services }: SimulatedPc, { path, folder, inUse }: FactFile): boolean {
  if (inUse === true) return true
  if (folder !== true && folderOf(path) === spoolFolder) return services.running('Spooler')
  if (isBelow(path, updateFolder)) return services.running('wuauserv') || services.running('BITS')
  return false
}

function contentOf({ path, bytes = 0, lines, folder = false }: FactFile): string {
  return JSON.stringify([lower(path), bytes, lines ?? null, folder])
}

function find(files: Files, path: string): FactFile | undefined {
  return files.find((known) => lower(known.path) === lower(path))
}

function has(files: Files, path: string): boolean {
  return find(files, path) !== undefined
}

function isBelow(path: string, folder: string): boolean {
  return lower(path) === lower(folder) || lower(path).startsWith(`${lower(folder)}\\`)
}

function below(files: Files, folder: string): Files {
  return files.filter(({ path }) => isBelow(path, folder))
}

function bytesBelow(files: Files, folder: string): number {
  return below(files, folder).reduce((sum, { bytes = 0 }) => sum + bytes, 0)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('\\'))
}

/** Into a folder that is there, else to the name itself. */
function inside(files: Files, path: string, destination: string): string {
  return find(files, destination)?.folder === true
    ? `${destination}\\${path.slice(path.lastIndexOf('\\') + 1)}`
    : destination
}
