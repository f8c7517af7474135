import type { PcState } from '../simulated-pc.ts'
import type { OnBoot } from './boot.ts'
import { createCrashes, initialCrashes, type CrashCause, type Crashes, type CrashesState } from './crashes.ts'
import { createDisks, initialDisks, type Disks, type DisksState } from './disks.ts'
import { createRestore, initialRestore, type Restore, type RestoreState } from './restore.ts'
import { createUpdates, initialUpdates, type Updates, type UpdatesState } from './updates.ts'
import { createVolumes, initialVolumes, type Volumes, type VolumesState } from './volumes.ts'
import { createWindowsFiles, initialWindowsFiles, type WindowsFiles, type WindowsFilesState } from './windows-files.ts'

/** Drives, Windows' own files, its updates, and what becomes of it when they are damaged. */
export type UpkeepState = {
  volumes: VolumesState
  disks: DisksState
  updates: UpdatesState
  windowsFiles: WindowsFilesState
  crashes: CrashesState
  restore: RestoreState
}

export type UpkeepParts = {
  readonly volumes: Volumes
  readonly disks: Disks
  readonly updates: Updates
  readonly windowsFiles: WindowsFiles
  readonly crashes: Crashes
  readonly restore: Restore
}

export function initialUpkeep(): UpkeepState {
  return {
    volumes: initialVolumes(),
    disks: initialDisks(),
    updates: initialUpdates(),
    windowsFiles: initialWindowsFiles(),
    crashes: initialCrashes(),
    restore: initialRestore(),
  }
}

export type UpkeepDeps = {
  readonly now: () => number
  readonly personalBytes: (drive: string) => number
  /** False = somebody has disabled this service. */
  readonly serviceMayRun: (name: string) => boolean
  /** True while files of this program are damaged. */
  readonly programDamaged: (name: string) => boolean
}

export type Upkeep = {
  readonly parts: UpkeepParts
  readonly onBoot: OnBoot
  readonly onServiceStarted: (name: string) => void
  /** What a mark for a check adds to a start. */
  readonly bootDelayMs: () => number
  readonly timePassed: () => void
}

const storeCorrupt = '0x80073712'
const sourceMissing = '0x800f0831'
const checkOfferMs = 60_000
const checkPlan = 'disk-check:'

/** Name of the planned check of a drive in the work for the next start. */
export function diskCheckPlan(letter: string): string {
  return checkPlan + letter.toUpperCase()
}

export function createUpkeep(state: PcState, deps: UpkeepDeps): Upkeep {
  const { now } = deps
  const windowsFiles = createWindowsFiles(state)
  const volumes = createVolumes(state, deps)
  const storeError = (): string | null => {
    const { damage, sourceReachable } = state.windowsFiles.store
    if (damage === 'none') return null
    return sourceReachable ? storeCorrupt : sourceMissing
  }
  const lasts = (cause: CrashCause): boolean => {
    switch (cause.kind) {
      case 'always':
        return true
      case 'windows_file':
        return windowsFiles.isDamaged(cause.name)
      case 'file_system':
        return state.volumes[cause.drive]?.hasErrors === true
      case 'program_files':
        return deps.programDamaged(cause.name)
    }
  }
  const crashes = createCrashes(state, { now, lasts })
  const updates = createUpdates(state, { now, storeError, mayRun: () => deps.serviceMayRun('wuauserv') })
  return {
    parts: {
      windowsFiles,
      volumes,
      crashes,
      updates,
      disks: createDisks(state, now),
      restore: createRestore(state, now),
    },
    onBoot: (actions) => {
      for (const action of actions) {
        if (action.startsWith(checkPlan)) volumes.repair(action.slice(checkPlan.length))
      }
      updates.onBoot()
    },
    onServiceStarted: (name) => {
      if (name.toLowerCase() === 'wuauserv') updates.serviceStarted()
    },
    bootDelayMs: () => (volumes.find('C')?.dirty === true ? checkOfferMs : 0),
    timePassed: () => {
      updates.timePassed()
      crashes.timePassed()
    },
  }
}
