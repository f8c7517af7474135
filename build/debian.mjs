// Debian packages that a test needs: found by the file that shows that they are there, installed where that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs what is missing where that is allowed; gives the names of what is still missing. `packages` names each package
 * with its sign: an absolute path, or a library that the loader knows.
 */
export function ensureDebianPackages(packages, { mayInstall = true } = {}) {
  const missing = missingDebianPackages(packages)
  if (missing.length === 0 || !mayInstall || !canInstallDebianPackages()) return missing
  process.stderr.write(`deskmedic: installing Debian packages: ${missing.join(' ')} ...\n`)
  const [program, ...words] = aptCommand()
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync(program, [...words, ...args], { env: environment, stdio: 'ignore' }).status === 0
  if (!apt('install', '-y', '--no-install-recommends', ...missing)) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing)
  }
  return missingDebianPackages(packages)
}

/** Whether this account can install a package without being asked for a password. */
export function canInstallDebianPackages() {
  return existsSync('/usr/bin/apt-get') && aptCommand() !== null
}

/** Root, or on a machine that only tests also whoever may become root without a password; null for everybody else. */
function aptCommand() {
  if (process.getuid?.() === 0) return ['apt-get']
  if (process.env.CI !== 'true') return null
  const words = ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? words : null
}

/** Names of the packages whose sign is not there. */
export function missingDebianPackages(packages) {
  const libraries = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout ?? ''
  const isThere = (sign) => (sign.startsWith('/') ? existsSync(sign) : libraries.includes(`${sign} `))
  return Object.entries(packages)
    .filter(([, sign]) => !isThere(sign))
    .map(([name]) => name)
}
