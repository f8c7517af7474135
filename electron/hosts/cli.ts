import path from 'node:path'

import { useCompiledChunks } from '../kernel/compiled-chunks.ts'

// First: what follows is half of the work of a start.
useCompiledChunks(path.join(__dirname, 'cli'))
void import('./cli/run-cli.ts').then(({ startCli }) => startCli())
