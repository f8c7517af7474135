import { fail, ok, type Result } from '../../kernel/result.ts'

/** Which set-up replaces this program: that for everybody on the PC, or that for one account. */
export type Edition = 'Setup' | 'User'

/** A set-up as the list of a release names it. */
export type ListedSetUp = { readonly name: string; readonly version: string; readonly sha256: string }

export type SetUpKind = { readonly edition: Edition; readonly architecture: string }

const line = /^([0-9a-f]{64}) [ *](.+)$/
const setUp = /^Deskmedic-(Setup|User)-(\d{1,6}\.\d{1,6}\.\d{1,6})-([a-z0-9]{1,10})\.exe$/

/** Name of the list that lies beside every release. */
export const releaseList = 'SHA256SUMS.txt'

/** The newest set-up of this kind in a list as `sha256sum` writes it; null = it has none. Fails with `update_list_invalid`. */
export function newestSetUp(list: string, kind: SetUpKind): Result<ListedSetUp | null> {
  const entries = list.split(/\r?\n/).filter((each) => each.trim() !== '')
  const read = entries.map((each) => line.exec(each))
  if (read.length === 0 || read.includes(null)) return fail('update_list_invalid')
  const fitting = read.flatMap((found): readonly ListedSetUp[] => {
    const [, sha256 = '', name = ''] = found ?? []
    const [, edition, version = '', architecture] = setUp.exec(name) ?? []
    return edition === kind.edition && architecture === kind.architecture ? [{ name, version, sha256 }] : []
  })
  const [newest = null] = [...fitting].sort((one, other) => compareVersions(other.version, one.version))
  const twin = fitting.find(({ version, sha256 }) => version === newest?.version && sha256 !== newest.sha256)
  // Two digests of one file: nobody can tell which is right.
  return twin === undefined ? ok(newest) : fail('update_list_invalid')
}

/** Below 0 = the first is older. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => text.split('.').map(Number))
  for (const part of [0, 1, 2]) {
    const difference = (ones?.[part] ?? 0) - (others?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
