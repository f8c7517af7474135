// Runs TypeScript modules of this project as they stand, through the same loader as the build.
import path from 'node:path'

import { root } from './setup.mjs'

/** A module that is whole once it is loaded. */
export async function loadSource(file) {
  const { runnerImport } = await import('vite')
  const loaded = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' })
  return loaded.module
}

/** For modules that load parts of themselves later, on first use. `close` ends the loader. */
export async function openSources() {
  const { createServer, createServerModuleRunner } = await import('vite')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const runner = createServerModuleRunner(server.environments.ssr)
  const close = async () => {
    await runner.close()
    await server.close()
  }
  return { load: (file) => runner.import(path.join(root, file)), close }
}
