// Whether the tests on Windows run here. What this computer is like comes in; nothing is looked up.

/**
 * `run`: everything is there. `install`: these Debian packages first. `skip`: why not. `missing` = names of Debian packages,
 * `mayInstall` = this run may fetch them, `canInstall` = this account can.
 */
export function decideWindowsTests({ platform, arch, missing, mayInstall, canInstall }) {
  if (platform === 'win32') return skip('this is Windows: the ordinary tests ran on it')
  if (platform !== 'linux' || arch !== 'x64') return skip('they need Linux on x64')
  if (missing.length === 0) return { kind: 'run' }
  if (mayInstall && canInstall) return { kind: 'install', packages: missing }
  return skip(`Debian packages are missing (${missing.join(' ')}): "npm run test:windows" as root installs them`)
}

/** A machine that only tests sets itself up; whoever tries something by hand is not sent a few hundred megabytes. */
export function mayInstallHere(environment) {
  return environment.CI === 'true'
}

function skip(reason) {
  return { kind: 'skip', reason }
}
