/** What a broker is started with: the name of a pipe and who wants it. Everything else it knows by itself. */
export type BrokerStart = { readonly pipe: string; readonly parent: number; readonly practice: string | null }

/** Null = it was started in another way than the app does: nothing is run then. */
export function readBrokerStart(words: readonly string[], practice: 'practice' | 'real'): BrokerStart | null {
  const [pipeFlag, pipe = '', parentFlag, parent = '', practiceFlag, folder, ...more] = words
  if (pipeFlag !== '--pipe' || parentFlag !== '--parent' || more.length > 0) return null
  if (!/^[0-9a-f]{32}$/.test(pipe) || !/^[1-9]\d{0,9}$/.test(parent)) return null
  const start = { pipe, parent: Number(parent) }
  if (practice === 'real') return practiceFlag === undefined ? { ...start, practice: null } : null
  return practiceFlag === '--practice' && folder !== undefined && folder !== '' ? { ...start, practice: folder } : null
}
