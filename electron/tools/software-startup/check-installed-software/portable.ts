import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'

type App = NonNullable<ResultOf<typeof tool>['apps']>[number]

/** Parts of programs, which no list of programs names: `libvncclient1` is no remote control. */
const partSections = new Set(['libs', 'oldlibs', 'libdevel', 'debug', 'doc', 'localization', 'metapackages'])

/** The programs in the package list of Debian and its relatives, by name. */
function readPackages(status: string): App[] {
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

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const text = ports.platform === 'linux' ? await readSystemText('/var/lib/dpkg/status', { ports, signal }) : null
    // Other systems keep their programs in forms that only their own tools read.
    if (text === null) return { total: null, apps: null, unreadable: null }
    const programs = readPackages(text)
    const wanted = args.contains?.toLowerCase() ?? ''
    const apps = programs.filter(({ name }) => name.toLowerCase().includes(wanted))
    return { total: programs.length, apps, unreadable: 0 }
  },
})
