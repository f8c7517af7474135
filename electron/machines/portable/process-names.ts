import type { PortablePorts } from './define-portable.ts'
import { readSystemValue } from './system-files.ts'

type Named = { readonly pid: number; readonly name: string }

/** Linux cuts longer names of programs. */
const longestName = 15

/**
 * The same processes with the names that Linux itself gives them. systeminformation cuts a name out of the command line,
 * which a program may set to anything: an argument can stand there, and what it holds is nobody's business.
 */
export async function withOwnNames<Process extends Named>(
  processes: readonly Process[],
  place: { readonly ports: PortablePorts; readonly signal: AbortSignal },
): Promise<Process[]> {
  return Promise.all(
    processes.map(async (process) => {
      const own = await readSystemValue(`/proc/${process.pid}/comm`, place)
      const isCut = own?.length === longestName && process.name.startsWith(own)
      return own === null || isCut ? process : { ...process, name: own }
    }),
  )
}
