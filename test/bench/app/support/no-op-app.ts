import { copyFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'

import { build } from 'vite'

import { newFolder } from './page.ts'

/** Builds the app of a checkout whose only tool does nothing, as the real one is built and with its preload. Gives its folder. */
export async function buildNoOpApp(root: string): Promise<string> {
  const source = path.join(root, 'test/bench/app/no-op')
  const folder = newFolder()
  const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)]
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: path.join(source, 'main.ts'),
      outDir: folder,
      target: 'node18',
      minify: false,
      rolldownOptions: { external, output: { format: 'cjs', entryFileNames: 'main.cjs' } },
    },
  })
  copyFileSync(path.join(root, 'dist/preload-app.cjs'), path.join(folder, 'preload-app.cjs'))
  copyFileSync(path.join(source, 'index.html'), path.join(folder, 'index.html'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'no-op', main: 'main.cjs' }))
  return folder
}
