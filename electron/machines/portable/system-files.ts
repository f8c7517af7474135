import type { PortablePorts } from './define-portable.ts'

type Place = { readonly ports: PortablePorts; readonly signal: AbortSignal }

/** Longer than what any of these files holds. */
const mostCharacters = 64_000_000

/**
 * All text of a file of Linux, such as those below `/proc`, whose size is told as 0; null = missing, not to be read, or
 * another system.
 */
export async function readSystemText(path: string, { ports, signal }: Place): Promise<string | null> {
  if (ports.platform !== 'linux') return null
  const top = path.split('/').slice(0, 2).join('/')
  const opened = await ports.files.open(path, { within: [top], signal })
  if (typeof opened === 'string') return null
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of opened.chunks) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > mostCharacters) return null
    }
  } catch {
    // Some attributes of a device give an error when they are read.
    return null
  }
  return text
}

/** One value of a file, without what surrounds it; null = missing, empty or not to be read. */
export async function readSystemValue(path: string, place: Place): Promise<string | null> {
  const value = (await readSystemText(path, place))?.trim() ?? ''
  return value === '' ? null : value
}

/** Names in a folder whose parent can be read: a folder that is not there holds none. Null = cannot be known. */
export async function namesIn(parent: string, folder: string, { ports, signal }: Place): Promise<string[] | null> {
  const siblings = await ports.files.list(parent, signal)
  if (siblings === null) return null
  if (!siblings.some(({ name }) => name === folder)) return []
  const entries = await ports.files.list(`${parent}/${folder}`, signal)
  return entries?.map(({ name }) => name).sort() ?? null
}

/**
 * `Running` when one of these programs runs; null = not seen, which says little: it can run outside the container, or
 * another program does its work.
 */
export async function runningState(names: readonly string[], { ports }: Place): Promise<'Running' | null> {
  const information = await ports.systemInformation()
  const { list } = await information.processes()
  return list.some(({ name }) => names.includes(name)) ? 'Running' : null
}
