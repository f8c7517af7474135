import { utilityProcess } from 'electron'

/** Starts a program of ours in Node: the packaged app has no other way to. */
export function startNode(file: string, words: readonly string[]): { readonly ended: Promise<unknown>; end(): void } {
  const child = utilityProcess.fork(file, [...words], {
    env: ownEnvironment(),
    stdio: 'ignore',
    serviceName: 'Deskmedic',
  })
  return {
    ended: new Promise((resolve) => child.once('exit', resolve)),
    end: () => void child.kill(),
  }
}

/** What Windows and a temporary folder need, and nothing else. */
function ownEnvironment(): Record<string, string> {
  const names = ['systemroot', 'tmpdir']
  const own = Object.entries(process.env).filter(([name]) => names.includes(name.toLowerCase()))
  return Object.fromEntries(own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
