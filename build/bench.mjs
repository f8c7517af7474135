// `npm run bench [-- name] [--rounds N] [--against <folder>]`: floor, peer and ours in one run; prints a table and JSON. With another
// checkout of this project the one of there takes its turn too, and ours is held against it.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'

import { openSources } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

const options = { rounds: { type: 'string', default: '7' }, against: { type: 'string' } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const rounds = Number(values.rounds)
const only = positionals.length > 0 ? positionals : null
const other = values.against === undefined ? null : path.resolve(values.against)

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
  const { rows, ratios, against = [], growth = [], notMeasured = [] } = result
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
  for (const { what, ours, other: before, ratio, best, worst } of against) {
    const figures = `ours ${ours.toPrecision(3)}, other ${before.toPrecision(3)}`
    line(
      `ours / other: ${what}`,
      `${ratio.toFixed(2).padStart(9)}x  ${best.toFixed(2)} to ${worst.toFixed(2)}  ${figures}`,
    )
  }
  if (other !== null && against.length === 0)
    line('ours / other', 'not measured: this benchmark knows no other checkout')
  for (const { what, exponent } of growth) line(`growth: ${what}`, `${exponent.toFixed(2).padStart(9)}`)
  for (const { what, why } of notMeasured) line(what, `not measured: ${why}`)
}

/** Built by its own build and compiled by its own Electron, as ours is. */
function buildOther() {
  const start = pathToFileURL(path.join(other, 'build/app.mjs')).href
  const code = `const { ensureApp } = await import(${JSON.stringify(start)}); process.exit((await ensureApp()).ok ? 0 : 1)`
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: other, stdio: 'inherit' })
  if (built.status === 0) return
  process.stderr.write(`deskmedic: the checkout in ${other} cannot be built\n`)
  process.exit(2)
}

if (other !== null) buildOther()
let closeScreen
if (names.some((name) => name.startsWith('app/'))) {
  const { setUpApp } = await import('./e2e-setup.mjs')
  closeScreen = await setUpApp(1)
}
const sources = await openSources()
const results = []
for (const name of names) {
  const { bench } = await sources.load(`test/bench/${name}.ts`)
  const result = await bench(rounds, 'whole', other)
  results.push(result)
  print(result)
}
closeScreen?.()
await sources.close()
process.stdout.write(`\n${JSON.stringify(results)}\n`)
process.exit(0)
