// `npm run test:properties`: the tests with generated examples, with other examples than `npm test` has. A number behind `--`
// is how many rounds there are; paths run some of them.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ensureDependencies, packageProgram, root } from './setup.mjs'

ensureDependencies()
const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const paths = words.filter((word) => !/^\d+$/.test(word))

const generated = ['electron', 'renderer', 'shared', 'test']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^test.(?:e2e-app|chromium)\b/.test(file))
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"))
  .filter((file) => paths.length === 0 || paths.some((wanted) => file.includes(wanted)))

if (generated.length === 0) {
  process.stderr.write(`deskmedic: no test with generated examples is named ${paths.join(' or ')}\n`)
  process.exit(1)
}
let failed = 0
for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(1, 2 ** 31))
  process.stdout.write(`deskmedic: round ${String(round)} of ${String(rounds)}, DESKMEDIC_PROPERTY_SEED=${seed}\n`)
  const { status, stdout } = spawnSync(
    process.execPath,
    [packageProgram('vitest'), 'run', '--reporter=dot', '--testTimeout=120000', ...generated],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', DESKMEDIC_PROPERTY_SEED: seed },
    },
  )
  if (status === 0) continue
  process.stdout.write(stdout)
  failed++
}
process.stdout.write(`\n${String(rounds - failed)} of ${String(rounds)} rounds passed\n`)
process.exitCode = failed === 0 ? 0 : 1
