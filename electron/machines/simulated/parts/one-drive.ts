import { definePart } from './part.ts'

export type OneDriveState = {
  version: string
  running: boolean
  /** Null = nobody is signed in. */
  account: { name: string; email: string; folder: string } | null
  folderPresent: boolean
  /** What it remembers of earlier comparisons is damaged: it ends right after its start. */
  stateDamaged: boolean
  /** The program file itself is damaged: it does not start at all. */
  programDamaged: boolean
}

export const oneDriveFolder = 'C:\\Users\\test\\OneDrive - Example'

function initialOneDrive(): OneDriveState {
  return {
    version: '25.199.0',
    running: true,
    account: { name: 'Business1', email: 'test@example.com', folder: oneDriveFolder },
    folderPresent: true,
    stateDamaged: false,
    programDamaged: false,
  }
}

export type OneDrive = {
  /** Forgets what it remembers, sets its folder up again and starts. */
  reset(): void
  /** Windows starts it at sign-in. */
  onBoot(): void
}

function createOneDrive(oneDrive: OneDriveState): OneDrive {
  const start = (): void => {
    oneDrive.running = !oneDrive.stateDamaged && !oneDrive.programDamaged
  }
  return {
    reset: () => {
      if (!oneDrive.programDamaged) Object.assign(oneDrive, { stateDamaged: false, folderPresent: true })
      start()
    },
    onBoot: start,
  }
}

export const oneDrivePart = definePart({ healthy: initialOneDrive, create: createOneDrive })
