import { definePart } from './part.ts'

/** `repairable` = Windows can fetch good copies from a source; `beyond_repair` = only a new installation helps. */
export type StoreDamage = 'none' | 'repairable' | 'beyond_repair'

export type WindowsFilesState = {
  /** The component store, from which Windows takes good copies of its files. */
  store: {
    damage: StoreDamage
    /** Windows has noticed the damage itself: only then the quick check shows it. */
    marked: boolean
    /** Windows Update, or the server of the company in its place, has the files for a repair. */
    sourceReachable: boolean
  }
  /** Names of system files that are not as they should be. */
  damagedFiles: string[]
}

export type StoreHealth = 'Healthy' | 'Repairable' | 'NonRepairable'

/** What a check of all system files came to. */
export type FileCheck = { readonly repaired: string[]; readonly unrepaired: string[] }

function initialWindowsFiles(): WindowsFilesState {
  return { store: { damage: 'none', marked: false, sourceReachable: true }, damagedFiles: [] }
}

export type WindowsFiles = {
  /** The mark that Windows keeps, without a look at the files themselves. */
  markedHealth(): StoreHealth
  /** Compares the whole store and mends it when good files can be had; `ownSource` = a folder with them was given. */
  repairStore(ownSource: boolean): StoreHealth
  /** Replaces damaged files by their copies in the store, which must be whole for that. */
  checkFiles(): FileCheck
  isDamaged(name: string): boolean
}

const healthOf: Readonly<Record<StoreDamage, StoreHealth>> = {
  none: 'Healthy',
  repairable: 'Repairable',
  beyond_repair: 'NonRepairable',
}

function createWindowsFiles(windowsFiles: WindowsFilesState): WindowsFiles {
  const { store } = windowsFiles
  return {
    markedHealth: () => (store.marked ? healthOf[store.damage] : 'Healthy'),
    repairStore: (ownSource) => {
      store.marked = store.damage !== 'none'
      if (store.damage === 'repairable' && (ownSource || store.sourceReachable)) {
        Object.assign(store, { damage: 'none', marked: false })
        // The copies that were damaged are whole again, and Windows puts them in their place.
        windowsFiles.damagedFiles = []
      }
      return healthOf[store.damage]
    },
    checkFiles: () => {
      const damaged = windowsFiles.damagedFiles
      if (store.damage !== 'none') return { repaired: [], unrepaired: [...damaged] }
      windowsFiles.damagedFiles = []
      return { repaired: [...damaged], unrepaired: [] }
    },
    isDamaged: (name) => windowsFiles.damagedFiles.includes(name),
  }
}

export const windowsFilesPart = definePart({ healthy: initialWindowsFiles, create: createWindowsFiles })
