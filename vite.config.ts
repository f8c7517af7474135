import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/** The command line: one CommonJS entry for Node 20 and its lazy parts as separate files. No Electron in it. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'electron/hosts/cli.ts',
    outDir: 'dist',
    target: 'node18',
    minify: false,
    sourcemap: false,
    emptyOutDir: true,
    rolldownOptions: {
      external: [...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
      output: { format: 'cjs', entryFileNames: 'cli.cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
})
