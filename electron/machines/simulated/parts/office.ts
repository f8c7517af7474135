import { definePart } from './part.ts'

/** Microsoft Office as Click-to-Run installed it. */
export type OfficeState = {
  version: string
  /** The folder with the programs is there. */
  folderPresent: boolean
  /** The local copy that the quick repair works with. */
  repairCachePresent: boolean
  updatesEnabled: boolean
  /** Some program files are not as they should be: programs crash. */
  filesDamaged: boolean
}

export type OutlookState = {
  profiles: string[]
  dataFiles: { name: string; bytes: number; modifiedUtc: string }[]
  /** `loadBehavior` 3 = loads at start, 2 = Outlook switched it off. */
  addins: { id: string; loadBehavior: number }[]
  /** Entries on the list of what Outlook switched off. */
  disabledItems: number
}

function initialOffice(): OfficeState {
  return {
    version: '16.0.18000.20100',
    folderPresent: true,
    repairCachePresent: true,
    updatesEnabled: true,
    filesDamaged: false,
  }
}

function initialOutlook(): OutlookState {
  return {
    profiles: ['Outlook'],
    dataFiles: [{ name: 'test@example.com.ost', bytes: 4_000_000_000, modifiedUtc: '2025-11-20T08:00:00.0000000Z' }],
    addins: [{ id: 'Example.AddIn', loadBehavior: 3 }],
    disabledItems: 0,
  }
}

export const officeFolder = 'C:\\Program Files\\Microsoft Office'

export type Office = {
  /** Puts the program files back from the local copy; its exit code. */
  quickRepair(): number
}

/** What the quick repair says when it finds nothing to work with. */
const nothingToRepairFrom = 17_002

function createOffice(office: OfficeState): Office {
  return {
    quickRepair: () => {
      if (!office.repairCachePresent) return nothingToRepairFrom
      Object.assign(office, { folderPresent: true, filesDamaged: false })
      return 0
    },
  }
}

export const officePart = definePart({ healthy: initialOffice, create: createOffice })
export const outlookPart = definePart({ healthy: initialOutlook })
