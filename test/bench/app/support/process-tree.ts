import { readdirSync, readFileSync } from 'node:fs'

/** This process and everything that it and its children have started. */
export function treeOf(pid: number): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    // Field 4, behind the name in brackets, which may hold anything.
    const parent = read(`/proc/${name}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')[1]
    parents.set(Number(name), Number(parent))
  }
  const below = (one: number): number[] => [
    one,
    ...[...parents].filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

/** Proportional share of memory, in megabytes: what two processes share counts half for each. */
export function memoryMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** How often all threads were put on a processor since they began. */
export function switchesOf(pids: readonly number[]): number {
  return pids.flatMap(threadsOf).reduce((sum, file) => {
    const counts = [...read(file).matchAll(/ctxt_switches:\s+(\d+)/g)].map(([, count]) => Number(count))
    return sum + counts.reduce((total, count) => total + count, 0)
  }, 0)
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/status`)
  } catch {
    return []
  }
}

/** A process can end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
