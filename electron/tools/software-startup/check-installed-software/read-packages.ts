import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type App = NonNullable<ResultOf<typeof tool>['apps']>[number]

/** Parts of programs, which no list of programs names: `libvncclient1` is no remote control. */
const partSections = new Set(['libs', 'oldlibs', 'libdevel', 'debug', 'doc', 'localization', 'metapackages'])

/** The programs in the package list of Debian and its relatives, by name. */
export function readPackages(status: string): App[] {
  const apps = status.split(/\n\n+/).flatMap((paragraph) => {
    const field = (name: string): string | null =>
      new RegExp(`^${name}: *(.+)$`, 'm').exec(paragraph)?.[1]?.trim() ?? null
    const name = field('Package')
    const section = field('Section')?.split('/').at(-1) ?? ''
    if (name === null || field('Status')?.endsWith(' installed') !== true || partSections.has(section)) return []
    const size = Number(field('Installed-Size') ?? Number.NaN)
    return [
      {
        name,
        version: field('Version'),
        // The address of a person is nobody's business.
        publisher: field('Maintainer')?.replace(/ *<[^>]*>/, '') ?? null,
        installDate: null,
        sizeKB: Number.isInteger(size) ? size : null,
        scope: 'machine' as const,
      },
    ]
  })
  return apps.sort((a, b) => (a.name < b.name ? -1 : 1))
}
