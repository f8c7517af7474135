// `npm run bench [-- name] [--rounds N]`: floor, peer and ours in one run; prints a table and JSON.
import { readdirSync } from 'node:fs'
import path from 'node:path'

import { openSources } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const roundsAt = process.argv.indexOf('--rounds')
const rounds = roundsAt > 0 ? Number(process.argv[roundsAt + 1]) : 7
const only =
  first && !first.startsWith('--')
    ? [first, ...rest.filter((word) => !word.startsWith('--') && word !== String(rounds))]
    : null

ensureDependencies()

/** Those of the engine run in Node alone; those of the app, `app/start`, need an Electron and a screen. */
function benchesIn(folder) {
  return readdirSync(path.join(root, 'test/bench', folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'bench-result.ts')
    .map((file) => path.posix.join(folder, file.slice(0, -3)))
}

const names = [...benchesIn(''), ...benchesIn('app')].filter((name) => only === null || only.includes(name))
if (names.length === 0) {
  process.stderr.write(`deskmedic: no benchmark of that name\n`)
  process.exit(2)
}

function print(result) {
  const { rows, ratios, growth = [], notMeasured = [] } = result
  process.stdout.write(`\n${result.name} (${rounds} rounds)\n`)
  const line = (what, text) => process.stdout.write(`  ${what.padEnd(56)} ${text}\n`)
  for (const { what, value, unit } of rows) line(what, `${value.toPrecision(3).padStart(10)} ${unit}`)
  for (const { name, value, worst, goal, unit } of ratios) {
    const sign = unit === undefined ? 'x' : ` ${unit}`
    // One bad round must not hide behind a good median.
    const met = value <= goal && worst <= 1.25 * goal
    const verdict = met ? 'met' : value <= goal ? 'met by the median only' : 'not met'
    line(name, `${value.toFixed(2).padStart(9)}${sign}  worst ${worst.toFixed(2)}  goal ${goal.toFixed(2)}  ${verdict}`)
  }
  for (const { what, exponent } of growth) line(`growth: ${what}`, `${exponent.toFixed(2).padStart(9)}`)
  for (const { what, why } of notMeasured) line(what, `not measured: ${why}`)
}

let closeScreen
if (names.some((name) => name.startsWith('app/'))) {
  const { setUpApp } = await import('./e2e-setup.mjs')
  closeScreen = await setUpApp(1)
}
const sources = await openSources()
const results = []
for (const name of names) {
  const { bench } = await sources.load(`test/bench/${name}.ts`)
  const result = await bench(rounds)
  results.push(result)
  print(result)
}
closeScreen?.()
await sources.close()
process.stdout.write(`\n${JSON.stringify(results)}\n`)
process.exit(0)
