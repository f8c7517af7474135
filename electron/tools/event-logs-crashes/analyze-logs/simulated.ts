import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import { allowedLogFolders, matcherFor } from './search-log.ts'
import { maskSecrets } from '../../../contract/mask-secrets.ts'
import type { tool } from './tool.ts'

const environment = {
  SystemRoot: 'C:\\Windows',
  USERPROFILE: 'C:\\Users\\test',
  ProgramData: 'C:\\ProgramData',
}

export const simulated = simulate<typeof tool>({
  run: (pc, { path, pattern, max }) => {
    const folders = allowedLogFolders(path, environment)
    if (!folders.some((folder) => path.toLowerCase().startsWith(`${folder.toLowerCase()}\\`)))
      return refuse('outside_allowed_folders')
    const log = pc.logFiles.find(path)
    if (log === null) return refuse('file_unreadable')
    const isMatch = matcherFor(path, pattern)
    const found = log.lines.filter(({ text }) => isMatch(text))
    return {
      matches: found
        .slice(-max)
        .map(({ line, text }) => ({ line, utc: null, level: null, summary: maskSecrets(text) })),
      scannedBytes: log.bytes,
      truncated: found.length > max,
    }
  },
})
