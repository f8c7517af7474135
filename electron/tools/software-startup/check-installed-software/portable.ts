import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import { readPackages } from './read-packages.ts'
import type { tool } from './tool.ts'

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
