// `npm run test:chromium`: the pages of the app in the Chromium of this system. Paths behind `--` run some of it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { ensureBundle } from './bundle.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const program = process.env.DESKMEDIC_CHROMIUM ?? places.find((place) => existsSync(place))

const version = program === undefined ? null : spawnSync(program, ['--version'], { encoding: 'utf8' })
if (version === null || version.status !== 0) {
  const where = program === undefined ? `looked for ${places.join(', ')}` : `${program} does not start`
  process.stderr.write(
    `deskmedic: there is no Chromium here (${where}).\n` +
      'Install the package "chromium" of your system, or name the program in DESKMEDIC_CHROMIUM. Nothing was tested.\n',
  )
  process.exit(1)
}
process.stderr.write(`deskmedic: ${version.stdout.trim()}\n`)
ensureDependencies()
await ensureBundle({ only: ['ui', 'confirm'] })
const { status } = spawnSync(
  process.execPath,
  [packageProgram('vitest'), 'run', '-c', 'vitest.chromium.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DESKMEDIC_CHROMIUM: program } },
)
process.exitCode = status ?? 1
