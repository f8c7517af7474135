import { updateFolder } from '../../electron/machines/simulated/parts/updates.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { file, together, type Places } from './fact-tables.ts'

export const spoolFolder = 'C:\\Windows\\System32\\spool\\PRINTERS'
export const updateStore = `${updateFolder}\\DataStore\\DataStore.edb`
export const oneDriveProgram = 'C:\\Program Files\\Microsoft OneDrive\\OneDrive.exe'

/** Files that no check looks at: only fixes move or delete them. */
export function fixPlaces(pc: SimulatedPc): Places {
  return together([spoolPlaces(pc), temporaryPlaces(pc), binPlaces(pc), updatePlaces(pc), programPlaces()])
}

/** Name of the spool files of a job, without what says the kind. */
export function spoolName(jobId: number): string {
  return String(jobId).padStart(5, '0')
}

/** Each job has the pages in one file and what Windows must know of it in another. */
function spoolPlaces(pc: SimulatedPc): Places {
  return together([
    file({ path: spoolFolder, folder: true }),
    ...pc.state.printing.jobs.flatMap((job) => {
      const path = `${spoolFolder}\\${spoolName(job.jobId)}`
      const modified = job.submittedUtc
      return [
        file({ path: `${path}.SPL`, bytes: job.bytes, modified }),
        file({ path: `${path}.SHD`, bytes: 2_000, modified, lines: [JSON.stringify(job)] }),
      ]
    }),
  ])
}

function temporaryPlaces(pc: SimulatedPc): Places {
  const folders = pc.state.volumes['C:']?.folders
  if (folders === undefined) return together([])
  return together(
    [folders.userTemp, folders.windowsTemp].flatMap(({ path, entries }) => [
      file({ path, folder: true }),
      ...entries.map(({ name, bytes, modifiedUtc, inUse }) =>
        file({ path: `${path}\\${name}`, bytes, modified: modifiedUtc, inUse }),
      ),
    ]),
  )
}

/** Of everything deleted one file says when and from where, the other one is the thing itself. */
function binPlaces(pc: SimulatedPc): Places {
  const noteBytes = 100
  return together(
    Object.entries(pc.state.volumes).flatMap(([drive, { folders }]) => {
      const { items, bytes, newestUtc } = folders.recycleBin
      const account = `${drive}\\$Recycle.Bin\\S-1-5-21-1-2-3-1001`
      const modified = newestUtc ?? '2025-01-01T00:00:00.000Z'
      const numbers = Array.from({ length: items }, (_, index) => index)
      const rest = bytes - noteBytes * items - (items - 1)
      return [
        file({ path: `${drive}\\$Recycle.Bin`, folder: true }),
        file({ path: account, folder: true }),
        ...numbers.flatMap((index) => [
          file({ path: `${account}\\$I${index}.txt`, bytes: noteBytes, modified }),
          file({ path: `${account}\\$R${index}.txt`, bytes: index === 0 ? rest : 1, modified }),
        ]),
      ]
    }),
  )
}

function updatePlaces(pc: SimulatedPc): Places {
  const { cache, cacheLocked } = pc.state.updates
  return together([
    file({ path: 'C:\\Windows', folder: true }),
    file({ path: updateFolder, folder: true }),
    file({ path: `${updateFolder}\\DataStore`, folder: true }),
    file({ path: updateStore, bytes: 1_000_000, inUse: cacheLocked, lines: [JSON.stringify(cache)] }),
  ])
}

function programPlaces(): Places {
  return together([
    file({ path: oneDriveProgram }),
    file({ path: 'C:\\Users\\test\\AppData\\Local\\Microsoft\\OneDrive\\OneDrive.exe' }, false),
    file({ path: 'C:\\Program Files (x86)\\Microsoft OneDrive\\OneDrive.exe' }, false),
  ])
}
