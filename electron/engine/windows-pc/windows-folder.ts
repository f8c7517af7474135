import { loadedLibraries, windowsFolderOf } from '../../executors/process/windows-places.ts'

/** The Windows folder as the system says it, not a variable. */
export function windowsFolder(): string {
  return windowsFolderOf(loadedLibraries())
}
