import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { electronPath } from '../../../e2e-app/launch.ts'

/** More of a file than this still in memory means that another program holds it. */
const leftShare = 0.05

/**
 * Takes these files and folders out of the file cache, and nothing else of the computer. Gives null when they are
 * out, or why they are not.
 */
export function dropFromCache(places: readonly string[]): string | null {
  const files = places.flatMap(filesIn)
  for (const file of files) {
    const told = spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' })
    if (told.status !== 0) return 'dd cannot drop files from the cache here'
  }
  const looked = spawnSync('fincore', ['--bytes', '--noheadings', '--output', 'RES,SIZE', ...files], {
    encoding: 'utf8',
  })
  if (looked.status !== 0) return 'there is no fincore to see what is in the cache'
  const sizes = looked.stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const left = sizes.reduce((sum, [resident = 0]) => sum + resident, 0)
  const whole = sizes.reduce((sum, [, size = 0]) => sum + size, 0)
  return left / whole > leftShare ? 'another program keeps the files of Electron in memory' : null
}

/** An Electron that no other program on this computer uses: only then its files can leave the cache. */
export function copyElectron(): { readonly folder: string; readonly executable: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-electron-'))
  const executable = electronPath()
  cpSync(path.dirname(executable), folder, { recursive: true })
  // What is not on the disk yet cannot leave the cache.
  spawnSync('sync', ['-f', folder])
  return {
    folder,
    executable: path.join(folder, path.basename(executable)),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function filesIn(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
