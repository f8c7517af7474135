import { definePart } from './part.ts'

/** One file or folder at the top of a temporary folder. */
export type TempEntryState = { name: string; bytes: number; modifiedUtc: string; inUse: boolean }

export type TempFolderState = {
  path: string
  entries: TempEntryState[]
  /** Programs leave one file a day behind, counted from here; null = nobody does. */
  growsSinceUtc: string | null
}

export type DeletedFileState = { path: string; bytes: number; deletedUtc: string }

/** What the signed-in person has deleted on this drive, and when they last did. */
export type RecycleBinState = {
  items: number
  bytes: number
  newestUtc: string | null
  /** Some of the newest of them, with the path where they lay. */
  latest: DeletedFileState[]
}

export type VolumeState = {
  label: string
  fileSystem: string
  sizeBytes: number
  folders: {
    userTemp: TempFolderState
    windowsTemp: TempFolderState
    recycleBin: RecycleBinState
    supersededUpdatesBytes: number
    otherBytes: number
  }
  /** Wrong entries in the file system. */
  hasErrors: boolean
  /** Marked for a check at the next start. */
  dirty: boolean
}

/** By drive, such as `C:`. Free space is what the folders and personal files leave. */
export type VolumesState = Record<string, VolumeState>

export type TempFolderName = 'userTemp' | 'windowsTemp'

const systemDrive = 'C:'
const leftoverBytesPerDay = 50_000_000
const msPerHour = 3_600_000
const sound = { hasErrors: false, dirty: false }
const msPerDay = 24 * msPerHour

function initialVolumes(): VolumesState {
  return {
    [systemDrive]: {
      label: '',
      fileSystem: 'NTFS',
      sizeBytes: 500_000_000_000,
      folders: {
        userTemp: {
          path: 'C:\\Users\\test\\AppData\\Local\\Temp',
          entries: [
            temporary('Setup Log 2025-10-30 #001.txt', 2_400_000, '2025-10-30T13:05:00.000Z'),
            { ...temporary('sync-engine.lock', 40_000, '2025-11-12T07:58:00.000Z'), inUse: true },
            temporary('export-preview.pdf', 31_000_000, '2025-11-21T15:20:00.000Z'),
          ],
          growsSinceUtc: '2025-11-22T08:00:00.000Z',
        },
        windowsTemp: {
          path: 'C:\\Windows\\Temp',
          entries: [
            temporary('driver-setup.log', 6_200_000, '2025-09-18T09:10:00.000Z'),
            temporary('MpCmdRun.log', 700_000, '2025-11-22T05:00:00.000Z'),
          ],
          growsSinceUtc: null,
        },
        recycleBin: {
          items: 14,
          bytes: 120_000_000,
          newestUtc: '2025-11-17T10:20:00.000Z',
          latest: [
            {
              path: 'C:\\Users\\test\\Downloads\\holiday-video.mp4',
              bytes: 96_000_000,
              deletedUtc: '2025-11-17T10:20:00.000Z',
            },
          ],
        },
        supersededUpdatesBytes: 900_000_000,
        otherBytes: 287_889_659_900,
      },
      ...sound,
    },
  }
}

function temporary(name: string, bytes: number, modifiedUtc: string): TempEntryState {
  return { name, bytes, modifiedUtc, inUse: false }
}

export type VolumeView = Pick<VolumeState, 'label' | 'fileSystem' | 'sizeBytes'> & {
  readonly drive: string
  readonly freeBytes: number
  readonly system: boolean
}

export type CleanOptions = {
  readonly minAgeHours: number
  readonly exclude: readonly string[]
  readonly dryRun: boolean
}

export type Cleaned = {
  root: string
  items: number
  bytes: number
  skipped: number
  largest: { name: string; bytes: number }[]
}

export type Volumes = {
  list(): VolumeView[]
  /** Deletes for good what nobody changed for so long, except what is in use; a preview only counts it. */
  cleanTemp(folder: TempFolderName, options: CleanOptions): Cleaned
  /** Puts a file into a temporary folder. */
  leaveTemp(folder: TempFolderName, entry: TempEntryState): void
  /** Other data of the drive grows until this much is free. */
  fillUntil(drive: string, freeBytes: number): void
  /** A further drive, such as `D:`, with a hundred gigabytes of files on it. */
  add(drive: string, volume: Pick<VolumeState, 'label' | 'sizeBytes'>): void
  /** The drive with this letter, such as `C` or `C:`, or null. */
  find(letter: string): VolumeState | null
  /** Puts wrong entries right and takes the mark away. False = there is no such drive. */
  repair(letter: string): boolean
}

function emptyFolders(drive: string): VolumeState['folders'] {
  const folder = (name: string): TempFolderState => ({ path: `${drive}\\${name}`, entries: [], growsSinceUtc: null })
  return {
    userTemp: folder('Temp'),
    windowsTemp: folder('Windows\\Temp'),
    recycleBin: { items: 0, bytes: 0, newestUtc: null, latest: [] },
    supersededUpdatesBytes: 0,
    otherBytes: 100_000_000_000,
  }
}

export type VolumesDeps = { readonly now: () => number; readonly personalBytes: (drive: string) => number }

function createVolumes(volumes: VolumesState, deps: VolumesDeps): Volumes {
  const system = (): VolumeState => {
    const volume = volumes[systemDrive]
    if (!volume) throw new Error('a PC without a system drive')
    return volume
  }
  const find = (drive: string): VolumeState | null => volumes[`${drive.slice(0, 1).toUpperCase()}:`] ?? null
  const temp = (folder: TempFolderName): TempFolderState => system().folders[folder]
  const free = (drive: string, volume: VolumeState): number =>
    volume.sizeBytes - usedBytes(volume, deps.now()) - deps.personalBytes(drive)
  return {
    list: () =>
      Object.entries(volumes).map(([drive, volume]) => ({
        drive,
        label: volume.label,
        fileSystem: volume.fileSystem,
        sizeBytes: volume.sizeBytes,
        freeBytes: free(drive, volume),
        system: drive === systemDrive,
      })),
    cleanTemp: (folder, options) => {
      const old = oldEntries(temp(folder), options, deps.now())
      const chosen = options.dryRun ? old : old.filter((entry) => !entry.inUse)
      if (!options.dryRun) forget(temp(folder), chosen)
      return {
        root: temp(folder).path,
        items: chosen.length,
        bytes: totalBytes(chosen),
        skipped: old.length - chosen.length,
        largest: largestOf(chosen),
      }
    },
    leaveTemp: (folder, entry) => void temp(folder).entries.push(entry),
    fillUntil: (drive, freeBytes) => {
      const volume = volumes[drive]
      if (volume) volume.folders.otherBytes += free(drive, volume) - freeBytes
    },
    add: (drive, { label, sizeBytes }) => {
      volumes[drive] = { label, sizeBytes, fileSystem: 'NTFS', folders: emptyFolders(drive), ...sound }
    },
    find,
    repair: (letter) => Object.assign(find(letter) ?? {}, sound) === find(letter),
  }
}

function usedBytes(volume: VolumeState, now: number): number {
  const { userTemp, windowsTemp, recycleBin, supersededUpdatesBytes, otherBytes } = volume.folders
  const temporaryBytes = totalBytes([...entriesNow(userTemp, now), ...entriesNow(windowsTemp, now)])
  return temporaryBytes + recycleBin.bytes + supersededUpdatesBytes + otherBytes
}

function totalBytes(entries: readonly TempEntryState[]): number {
  return entries.reduce((sum, entry) => sum + entry.bytes, 0)
}

function largestOf(entries: readonly TempEntryState[]): { name: string; bytes: number }[] {
  const bySize = entries.toSorted((a, b) => b.bytes - a.bytes)
  return bySize.slice(0, 50).map(({ name, bytes }) => ({ name, bytes }))
}

/** Stored entries and one for every whole day that has passed: growth needs no change of the state. */
function entriesNow(folder: TempFolderState, now: number): TempEntryState[] {
  return [...folder.entries, ...leftovers(folder, now)]
}

function leftovers(folder: TempFolderState, now: number): TempEntryState[] {
  if (folder.growsSinceUtc === null) return []
  const sinceMs = Date.parse(folder.growsSinceUtc)
  const days = Math.max(0, Math.floor((now - sinceMs) / msPerDay))
  return Array.from({ length: days }, (_, index) => {
    const modifiedUtc = new Date(sinceMs + (index + 1) * msPerDay).toISOString()
    return temporary(`session-${modifiedUtc.slice(0, 10)}.tmp`, leftoverBytesPerDay, modifiedUtc)
  })
}

function oldEntries(folder: TempFolderState, options: CleanOptions, now: number): TempEntryState[] {
  const changedBefore = now - options.minAgeHours * msPerHour
  return entriesNow(folder, now).filter(
    (entry) => Date.parse(entry.modifiedUtc) < changedBefore && !options.exclude.includes(entry.name),
  )
}

/** The days that were deleted are the oldest ones, so counting simply starts later. */
function forget(folder: TempFolderState, deleted: readonly TempEntryState[]): void {
  const before = folder.entries.length
  folder.entries = folder.entries.filter((entry) => !deleted.includes(entry))
  const deletedDays = deleted.length - (before - folder.entries.length)
  if (folder.growsSinceUtc === null || deletedDays === 0) return
  folder.growsSinceUtc = new Date(Date.parse(folder.growsSinceUtc) + deletedDays * msPerDay).toISOString()
}

export const volumesPart = definePart({ healthy: initialVolumes, create: createVolumes })
