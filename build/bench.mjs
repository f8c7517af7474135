// `npm run bench [-- name] [--rounds N]`: floor, peer and ours in one run; prints a table and JSON.
import { readdirSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const roundsAt = process.argv.indexOf('--rounds')
const rounds = roundsAt > 0 ? Number(process.argv[roundsAt + 1]) : 7
const only =
  first && !first.startsWith('--')
    ? [first, ...rest.filter((word) => !word.startsWith('--') && word !== String(rounds))]
    : null

ensureDependencies()
const names = readdirSync(path.join(root, 'test/bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'bench-result.ts')
  .map((file) => file.slice(0, -3))
  .filter((name) => only === null || only.includes(name))
if (names.length === 0) {
  process.stderr.write(`deskmedic: no benchmark of that name\n`)
  process.exit(2)
}

const results = []
for (const name of names) {
  const { bench } = await loadSource(`test/bench/${name}.ts`)
  const result = await bench(rounds)
  results.push(result)
  process.stdout.write(`\n${result.name} (${rounds} rounds)\n`)
  for (const { what, medianMs } of result.rows)
    process.stdout.write(`  ${what.padEnd(56)} ${medianMs.toPrecision(3).padStart(10)} ms\n`)
  for (const { name: ratio, value, goal } of result.ratios) {
    process.stdout.write(
      `  ${ratio.padEnd(56)} ${value.toFixed(2).padStart(9)}x  goal ${goal.toFixed(2)}x ${value <= goal ? 'met' : 'not met'}\n`,
    )
  }
}
process.stdout.write(`\n${JSON.stringify(results)}\n`)
process.exit(0)
