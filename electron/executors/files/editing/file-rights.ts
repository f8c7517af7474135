import type { Stats } from 'node:fs'

/** Who may do what with a file, as `rw-r-----`; null where rights are a list of their own, as on Windows. */
export function rightsOf({ mode }: Pick<Stats, 'mode'>, platform: NodeJS.Platform): string | null {
  if (platform === 'win32') return null
  return Array.from(letters, (letter, index) => (mode & (1 << (letters.length - 1 - index)) ? letter : '-')).join('')
}

/** Null = nothing is said about it. Never more than reading, writing and running: a file that comes into being lends nobody its owner. */
export function modeOfRights(rights: string | null | undefined): number | null {
  if (!rights || !rightsPattern.test(rights)) return null
  return Array.from(rights).reduce((mode, letter) => mode * 2 + (letter === '-' ? 0 : 1), 0)
}

const letters = 'rwxrwxrwx'
const rightsPattern = /^(?:[r-][w-][x-]){3}$/
