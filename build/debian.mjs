// Debian packages that a test needs: found by the file that shows that they are there, installed where that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs what is missing where that is allowed; gives the names of what is still missing. `packages` names each package
 * with its sign: an absolute path, or a library that the loader knows.
 */
export function ensureDebianPackages(packages, { mayInstall = true } = {}) {
  const missing = missingOf(packages)
  const isRoot = process.getuid?.() === 0
  if (missing.length === 0 || !mayInstall || !isRoot || !existsSync('/usr/bin/apt-get')) return missing
  process.stderr.write(`deskmedic: installing Debian packages: ${missing.join(' ')} ...\n`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env: environment, stdio: 'ignore' }).status === 0
  if (!apt('install', '-y', '--no-install-recommends', ...missing)) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing)
  }
  return missingOf(packages)
}

function missingOf(packages) {
  const libraries = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout ?? ''
  const isThere = (sign) => (sign.startsWith('/') ? existsSync(sign) : libraries.includes(`${sign} `))
  return Object.entries(packages)
    .filter(([, sign]) => !isThere(sign))
    .map(([name]) => name)
}
