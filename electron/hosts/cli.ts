import { homedir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { useCompiledChunks } from '../kernel/compiled-chunks.ts'

// A run is short: room for young objects that grows with a start is only weight. What was compiled is bound to the same flags.
setFlagsFromString('--semi-space-growth-factor=1')
// First: what follows is half of the work of a start.
useCompiledChunks(path.join(__dirname, 'cli'))
leaveGoneFolder()
void import('./cli/run-cli.ts').then(({ startCli }) => startCli())

/** A folder that somebody deleted, or a drive that was pulled out, is no place for a program: every look at it would end it. */
function leaveGoneFolder(): void {
  try {
    process.cwd()
  } catch {
    process.chdir(homedir())
  }
}
