// Which test files are worth running on Windows: those whose product code meets the system.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What Node has in its own code, the same on every system. Everything else of it asks the system for something. */
const sameEverywhere = new Set(['crypto', 'events', 'stream', 'string_decoder', 'url', 'util', 'vm', 'zlib'])
/** Types are gone before anything runs. */
const importPattern =
  /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\b(?:import|require)\(\s*'([^']+)'/gm
const processPattern = /(?<![.\w'])process\.(?:arch|argv|cwd|env|execPath|kill|on|platform|stderr|stdin|stdout)\b/

/**
 * Test files in these places (files or folders, relative to `root`) that load product code which meets the system: a part
 * of Node that asks it for something, or `process`. What a test reads by itself proves nothing about the product.
 */
export function testsThatMeetTheSystem(root, places) {
  const facts = new Map()
  const factsOf = (file) => {
    if (!facts.has(file)) facts.set(file, readFacts(file))
    return facts.get(file)
  }
  return places
    .flatMap((place) => testFiles(path.join(root, place)))
    .filter((file) => meetsTheSystem(file, factsOf))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
}

function meetsTheSystem(test, factsOf) {
  const seen = new Set([test])
  // A set that grows while it is walked: every file once.
  for (const file of seen) {
    const { imports, system } = factsOf(file)
    if (system && isProduct(file)) return true
    for (const next of imports) seen.add(next)
  }
  return false
}

/** Tests and their helpers are no product, wherever they lie. */
function isProduct(file) {
  return !/\.test\.tsx?$/.test(file) && !file.split(path.sep).includes('test')
}

function readFacts(file) {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(importPattern)].map(([, fixed, late]) => fixed ?? late)
  return {
    imports: names
      .filter((name) => name.startsWith('.'))
      .map((name) => path.join(path.dirname(file), name))
      .filter((place) => /\.tsx?$/.test(place) && statSync(place, { throwIfNoEntry: false }) !== undefined),
    system: processPattern.test(text) || names.some(asksTheSystem),
  }
}

function asksTheSystem(name) {
  return name.startsWith('node:') && !sameEverywhere.has(name.slice('node:'.length).split('/')[0])
}

function testFiles(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place)
    .sort()
    .map((name) => path.join(place, name))
    .flatMap((entry) => (statSync(entry).isDirectory() ? testFiles(entry) : [entry]))
    .filter((file) => /\.test\.tsx?$/.test(file))
}
