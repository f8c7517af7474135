// Runs a TypeScript module of this project as it stands, through the same loader as the build.
import path from 'node:path'

import { root } from './setup.mjs'

export async function loadSource(file) {
  const { runnerImport } = await import('vite')
  const loaded = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' })
  return loaded.module
}
