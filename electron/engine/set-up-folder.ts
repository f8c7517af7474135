import path from 'node:path'

/** Where the command line lies in the folder of a set-up. */
const terminalPlace = ['resources', 'terminal']

/** Folder that a set-up has made: the app lies in it, and everything else of the program below it. */
export function setUpFolder(executable = process.execPath): string {
  const folder = path.dirname(executable)
  const around = path.dirname(folder)
  const place = [path.basename(around), path.basename(folder)].map((name) => name.toLowerCase())
  return place.join() === terminalPlace.join() ? path.dirname(around) : folder
}
