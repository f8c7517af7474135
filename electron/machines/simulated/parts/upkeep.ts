import { volumesPart } from './volumes.ts'
import { disksPart } from './disks.ts'
import { updatesPart } from './updates.ts'
import { windowsFilesPart } from './windows-files.ts'
import { crashesPart, type CrashCause } from './crashes.ts'
import { restorePart } from './restore.ts'
import type { OnBoot } from './boot.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** Drives, Windows' own files, its updates, and what becomes of it when they are damaged. */
export const upkeepParts = {
  volumes: volumesPart,
  disks: disksPart,
  updates: updatesPart,
  windowsFiles: windowsFilesPart,
  crashes: crashesPart,
  restore: restorePart,
}

type UpkeepState = StateOf<typeof upkeepParts>

export type UpkeepParts = ActionsOf<typeof upkeepParts>

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

export function createUpkeep(state: UpkeepState, deps: UpkeepDeps): Upkeep {
  const { now } = deps
  const windowsFiles = windowsFilesPart.create(state.windowsFiles)
  const volumes = volumesPart.create(state.volumes, deps)
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
  const crashes = crashesPart.create(state.crashes, { now, lasts })
  const updates = updatesPart.create(state.updates, { now, storeError, mayRun: () => deps.serviceMayRun('wuauserv') })
  return {
    parts: {
      windowsFiles,
      volumes,
      crashes,
      updates,
      disks: disksPart.create(state.disks, now),
      restore: restorePart.create(state.restore, now),
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
